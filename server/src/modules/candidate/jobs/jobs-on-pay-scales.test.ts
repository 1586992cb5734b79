import { browseJobsOperation, searchJobsOperation } from '@portway/contracts/candidate/jobs/jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { wholeJob } from '../../../testing/access/access-cast-jobs.ts';
import { httpClient } from '../../../testing/http-client.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');

describe('“Can be sponsored” and a code on a national pay scale:', () => {
  let app: TestApp;
  let owner: Asking;
  let amara: TestPerson;
  beforeAll(async () => {
    app = await startTestApp({ now: () => noon });
    owner = await accessCast(app).make('owner');
    amara = await person(app, { role: 'candidate' });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  /** A published job of a mental health nurse in England. */
  async function nurse(title: string, answers: object) {
    const whole = { ...wholeJob, title, occupationCode: '2235', nation: 'england', skills: [], ...answers };
    const { body } = await owner.post('/api/organisation/jobs', whole);
    const { id } = Object(body).job;
    expect(await owner.post(`/api/organisation/jobs/${id}/publish`, {})).toMatchObject({ status: 200 });
    return `/api/organisation/jobs/${id}`;
  }
  const visitor = httpClient((path, init) => app.ask(path, init));
  async function search(title: string, sponsored: 'anyone' | 'new-entrants' = 'anyone') {
    const { body } = await visitor.get(`/api/jobs?title=${title}&sponsored=${sponsored}`);
    return searchJobsOperation.response
      .parse(body)
      .jobs.map(({ title, sponsorable, dependsOn }) => [title, sponsorable, dependsOn]);
  }
  const pay = (payFrom: number, payTo = payFrom) => ({ payFrom, payTo });

  it('a band whose figure is reached is found as enough, at the figure and not a pound below', async () => {
    await nurse('Zeal At', { ...pay(29_970), payScaleRole: 'band-5' });
    await nurse('Zeal Below', { ...pay(29_969), payScaleRole: 'band-5' });
    expect(await search('zeal')).toEqual([['Zeal At', 'anyone', undefined]]);
  });

  it('without a band it is found as depending on it, and below the threshold it is not found', async () => {
    await nurse('Yarrow Open', pay(25_000));
    await nurse('Yarrow Low', pay(24_999));
    expect(await search('yarrow')).toEqual([['Yarrow Open', 'unknown', 'pay-scale']]);
    expect(await search('yarrow', 'new-entrants')).toEqual([['Yarrow Open', 'unknown', 'pay-scale']]);
  });

  it('an employer that rules sponsoring out is not found', async () => {
    await nurse('Wren', { ...pay(40_000), sponsorship: 'no' });
    expect(await search('wren')).toEqual([]);
  });

  it('what decides is found again when the band is said later', async () => {
    const path = await nurse('Violet', pay(31_000));
    expect(await search('violet')).toEqual([['Violet', 'unknown', 'pay-scale']]);
    await owner.patch(path, { payScaleRole: 'band-5' });
    expect(await search('violet')).toEqual([['Violet', 'anyone', undefined]]);
    await owner.patch(path, { payScaleRole: 'band-6' });
    expect(await search('violet')).toEqual([]);
  });

  it('for a candidate the same jobs are found, with the same verdict as their pages give', async () => {
    await amara.patch('/api/me/profile', {
      isLegallyAuthorized: 'No',
      requiresSponsorship: 'Yes',
      currentVisa: 'none',
      phd: 'none',
    });
    await nurse('Umber At', { ...pay(29_970), payScaleRole: 'band-5' });
    await nurse('Umber Open', pay(29_970));
    const { body } = await amara.get('/api/me/jobs?title=umber&sponsored=for-me');
    const { jobs } = browseJobsOperation.response.parse(body);
    expect(jobs.map(({ title, forMe }) => [title, forMe])).toEqual([
      ['Umber Open', 'unknown'],
      ['Umber At', 'yes'],
    ]);
  });
});
