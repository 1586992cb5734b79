import { appendFile } from 'node:fs/promises';
import { harmlessVariants } from '@portway/files/testing/hostile-variants/harmless-variants';
import { hostileVariants, toleratedVariants } from '@portway/files/testing/hostile-variants/hostile-variants';
import type { Variant } from '@portway/files/testing/hostile-variants/variant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sampled } from '../../../testing/at-night.ts';
import { person } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const uploaded = z.object({ id: z.string() });
const refused = z.object({ message: z.string() });

/** Where the answer to each file is written, for somebody who wants the whole list. */
const list = process.env.VARIANTS_LIST;

describe('Of CVs made by somebody who has not seen the checks,', { timeout: 900_000 }, () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  /** Uploads each, and says which were accepted. */
  async function answers(variants: readonly Variant[]) {
    const amara = await person(app, { role: 'candidate' });
    const rows: { readonly name: string; readonly accepted: boolean; readonly summary: string }[] = [];
    for (const { name, file, bytes } of variants) {
      const began = performance.now();
      const { status, body } = await amara.upload(`/api/me/resumes?name=${file}`, bytes);
      const took = Math.round(performance.now() - began);
      const resume = uploaded.safeParse(body);
      if (resume.success) await amara.delete(`/api/me/resumes/${resume.data.id}`);
      const accepted = status === 201;
      const summary = `${status} in ${took} ms: ${refused.safeParse(body).data?.message ?? ''}`;
      rows.push({ name, accepted, summary });
      if (list !== undefined)
        await appendFile(list, `${accepted ? 'accepted' : 'refused '} ${name} | ${summary}\n`);
    }
    return rows;
  }

  it('none that is hostile is accepted', async () => {
    const rows = await answers(sampled(hostileVariants, 16));
    expect(rows.filter(({ accepted }) => accepted).map(({ name }) => name)).toEqual([]);
  });

  it('those are accepted that do nothing with any reader, as their list says', async () => {
    const rows = await answers(toleratedVariants);
    expect(rows.filter(({ accepted }) => !accepted)).toEqual([]);
    expect(rows).toHaveLength(4);
  });

  it('none that is harmless is refused', async () => {
    const rows = await answers(sampled(harmlessVariants, 4));
    expect(
      rows.filter(({ accepted }) => !accepted).map(({ name, summary }) => `${name}: ${summary}`),
    ).toEqual([]);
  });
});
