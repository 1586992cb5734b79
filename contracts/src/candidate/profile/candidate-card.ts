import '../../jitless.ts';
import { z } from 'zod';
import {
  careerTracks,
  companySizes,
  currencies,
  environments,
  importance,
  levels,
  marketsOfInterest,
  mattersMost,
  motivations,
  remotePreferences,
  yearsOfExperience,
} from './profile-choices.ts';

const text = z.string().nullable();
const one = <const Keys extends readonly [string, ...string[]]>(keys: Keys) => z.enum(keys).nullable();

/**
 * A candidate as recruiters see one. Nothing else about a candidate reaches them: not the
 * right to work, the visa and its end, nor the need of sponsorship (shared for one application alone), not the
 * companies to hide from, not what is avoided, and nothing from Identity but pronouns that are shown on purpose.
 */
export const candidateCard = z
  .object({
    fullName: z.string(),
    photo: text.describe('As a data address of a JPEG.'),
    pronouns: text,
    location: text,
    timeZone: text.describe('Its IANA name, such as Africa/Lagos.'),
    minutesFromUtc: z.int().nullable().describe('Of the time zone, now.'),
    active: z.enum(['today', 'this-week', 'earlier']),
    searchStatus: z.enum(['ready', 'open']).nullable(),
    primaryRole: text,
    yearsOfExperience: one(yearsOfExperience),
    openToRoles: z.array(z.string()),
    lookingFor: text,
    bio: text,
    links: z.object({ website: text, linkedin: text, github: text, twitter: text }),
    skills: z.array(z.string()),
    certificates: z.array(z.string()),
    registrations: z.array(z.string()),
    englishTests: z.array(z.string()),
    languages: z.array(z.string()),
    achievements: text,
    work: z.array(
      z.object({
        company: z.string(),
        title: z.string(),
        start: z.string().describe('MM/YYYY'),
        end: text.describe('MM/YYYY; null for now.'),
        description: text,
      }),
    ),
    education: z.array(z.object({ institution: z.string(), award: text, field: text, graduation: text })),
    next: z.object({
      salary: z
        .object({ amount: z.int(), currency: z.enum(currencies) })
        .nullable()
        .describe('A year.'),
      jobType: one(levels),
      otherJobTypes: z.array(z.enum(['fullTime', 'contractor', 'cofounder'])),
      locations: z.array(z.string()),
      workRemotely: z.boolean(),
      remotePreference: one(remotePreferences),
      companySizes: z.object({ ideal: z.array(z.enum(companySizes)), yes: z.array(z.enum(companySizes)) }),
    }),
    culture: z.object({
      motivation: one(motivations),
      careerTrack: one(careerTracks),
      environment: one(environments),
      mostImportant: z.array(z.enum(mattersMost)),
      remoteImportance: one(importance),
      quietImportance: one(importance),
      marketsWanted: z.array(z.enum(marketsOfInterest)),
      technologiesWanted: z.array(z.string()),
    }),
  })
  .meta({ id: 'CandidateCard' });
export type CandidateCard = z.output<typeof candidateCard>;
