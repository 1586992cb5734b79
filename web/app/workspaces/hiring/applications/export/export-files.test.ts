import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { leftOut, zipOf } from './export-files.ts';

beforeAll(() => void vi.stubGlobal('location', { href: 'http://localhost/' }));
afterAll(() => void vi.unstubAllGlobals());

const pageSize = 25;
const idOf = (number: number) => `00000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`;

/** A server with this many applicants for one job; everyone but the first sent a CV. */
function server(applicants: number) {
  const fetchedPaths: string[] = [];
  const row = (number: number) => ({
    id: idOf(number),
    conversation: idOf(number),
    job: null,
    candidate: { fullName: `Candidate ${number}`, primaryRole: null },
    status: 'pending',
    appliedAt: '2026-11-23T10:00:00.000Z',
    changedAt: '2026-11-23T10:00:00.000Z',
    unread: 0,
    tags: [],
    nextStep: null,
    interview: null,
    offer: null,
    rejection: null,
    erasedOn: null,
  });
  const counts = { pending: applicants, interview: 0, offer: 0, hired: 0, rejected: 0, withdrawn: 0 };
  const listPage = (offset: number) => {
    const end = Math.min(offset + pageSize, applicants);
    const numbers = Array.from({ length: end - offset }, (_, at) => offset + at);
    return Response.json({
      applications: numbers.map(row),
      next: end < applicants ? `${end}` : null,
      counts,
      tags: [],
    });
  };
  const fetch = async (address: string | URL | Request) => {
    const request = new Request(
      new URL(address instanceof Request ? address.url : address, 'http://localhost'),
    );
    const { pathname, searchParams } = new URL(request.url);
    fetchedPaths.push(pathname);
    if (pathname.endsWith('/export'))
      return new Response('application,name\r\n', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
    if (pathname.endsWith('/resume'))
      return pathname.includes(idOf(0))
        ? Response.json({ code: 'not-found', message: 'There is nothing at this address.' }, { status: 404 })
        : new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } });
    return listPage(Number(searchParams.get('after') ?? 0));
  };
  return { fetch, fetchedPaths };
}

async function filesOf(applicants: number) {
  const { fetch, fetchedPaths } = server(applicants);
  const progress: number[] = [];
  const zip = await zipOf(
    { job: idOf(1) },
    { me: { fetch }, signal: new AbortController().signal, onProgress: ({ done }) => progress.push(done) },
  );
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  const text = (name: string) => files[name] && new TextDecoder().decode(files[name]);
  return { names: Object.keys(files), text, progress, fetchedPaths };
}

it('packs the table, each CV under its name, and who sent none', async () => {
  const { names, text, progress } = await filesOf(3);
  expect(names.toSorted()).toEqual([
    'applicants.csv',
    'cvs/Candidate 1 00000000.pdf',
    'cvs/Candidate 2 00000000.pdf',
    'without-cv.txt',
  ]);
  expect(text('without-cv.txt')).toMatch(/Candidate 0/);
  expect(progress).toEqual([0, 1, 2]);
});

it('holds 200 CVs, and says in the ZIP that there are more', async () => {
  const all = await filesOf(200);
  expect(all.names.filter((name) => name.startsWith('cvs/'))).toHaveLength(199);
  expect(all.names).not.toContain('cvs-left-out.txt');
  const more = await filesOf(201);
  expect(more.names.filter((name) => name.startsWith('cvs/'))).toHaveLength(199);
  expect(more.text('cvs-left-out.txt')).toBe(leftOut);
});
