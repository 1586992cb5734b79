import { z } from 'zod';

const name = z.string();
/** `2016-09`, or `2016` where the CV gives no month. */
const moment = z.string().nullish();

/** What a careful reader takes from a CV: the JSON file beside the CV of the same name. */
export const expectedCv = z.object({
  layout: name.optional(),
  work: z
    .array(
      z.object({
        title: name,
        company: name,
        start: moment,
        end: moment.describe('Or `present`.'),
        companyOr: z.array(name).default([]).describe('Readings that are as right.'),
      }),
    )
    .default([]),
  education: z
    .array(
      z.object({
        institution: name,
        award: name.nullish(),
        field: name.nullish(),
        graduation: moment,
      }),
    )
    .default([]),
  skills: z.array(name).optional(),
  links: z.array(name).optional(),
  certificates: z.array(name).optional(),
  registrations: z.array(name).optional(),
  englishTests: z.array(name).optional(),
  languages: z.array(name).optional(),
  unreadable: z
    .union([name.transform((text) => [text]), z.array(name)])
    .default([])
    .describe('Texts that become no entry, and must be listed as not read.'),
});
export type ExpectedCv = z.output<typeof expectedCv>;
export type ExpectedJob = ExpectedCv['work'][number];
export type ExpectedSchool = ExpectedCv['education'][number];
