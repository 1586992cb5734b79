import { setTimeout } from 'node:timers/promises';
import type { Measure } from '../measure.ts';
import type { Row } from '../report/section.ts';
import { spreadOf } from '../report/statistics.ts';
import { count, short } from '../report/words.ts';
import { startPortway } from '../serving/portway.ts';
import { assault, type Pair } from './stranger/assault.ts';
import { startMailbox } from './stranger/mailbox.ts';
import { newOwner, type Owner, type OwnersTry } from './stranger/owner.ts';
import { type Answered, visitor } from './stranger/visitor.ts';

const minutes = Number(process.env.STRANGER_MINUTES ?? 3);
/** Less than ten log-ins in a quarter of an hour, which even a known device may not exceed. */
const logInEveryMs = 110_000;
/** A device may request three codes in an hour. */
const maxResets = 3;
const mayDiffer = 0.1;
const bounds = { passwords: 100, codes: 50, mails: 10 } as const;

/** Whether a stranger can keep an owner out of their account, guess their way in, or learn that there is one. */
export const stranger: Measure = {
  name: 'stranger',
  async run(ground) {
    await using mailbox = await startMailbox();
    const { url, webUrl } = await ground.newDatabase();
    const settings = {
      DATABASE_URL: url,
      DATABASE_WEB_URL: webUrl,
      SMTP_URL: mailbox.url,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      RATE_LIMITS: 'on',
    };
    await using portway = await startPortway(await ground.dataFolder(), undefined, settings);
    const nobody = 'nobody@stranger.example';
    const owner = await newOwner({ port: portway.port, mailbox, email: 'owner@stranger.example' });
    // The owner's sign-up was mailed a code today, so the other address is, too.
    const other = visitor({ port: portway.port, network: '192.0.2.11', kind: 'browser' });
    await other.post('/api/auth/forgot', { email: nobody });
    const mailsBefore = mailbox.subjects(owner.email).length;
    const until = performance.now() + minutes * 60_000;
    const [pairs] = await Promise.all([
      assault({ port: portway.port, owner: owner.email, nobody, until }),
      carryOn(owner, until),
    ]);
    const mails = mailbox.subjects(owner.email).slice(mailsBefore);
    const compared = comparedIn(pairs);
    const differences = differencesIn(pairs);
    const refused = owner.tries.filter(({ response }) => response.status !== 200);
    return {
      title: 'A stranger against one account',
      about: [
        `For ${minutes} minutes a stranger at 300 networks tries passwords, codes, requests for codes and sign-ups on the address of an owner,`,
        `and on an address without an account: ${count(pairs.length)} requests each. Meanwhile the owner logs in and sets new passwords on a`,
        'known device, and logs in on new ones. Bounds: what the stranger gets compared in a day.',
      ],
      rows: [
        row('passwords of the stranger that were compared', compared.passwords, bounds.passwords),
        row('codes of the stranger that were compared', compared.codes, bounds.codes),
        row('mails that the stranger caused to the owner', strangersMails(mails, owner), bounds.mails),
        row('refusals of the known device', count(refused.filter(isKnown).length), 0),
        row('refusals of new devices', refused.filter((each) => !isKnown(each)).length, '-'),
        row('responses that differ with an account', differences.length, 0),
      ],
      notes: [...refusalsIn(owner.tries), ...timesIn(pairs)],
      missed: [
        ...(compared.passwords > bounds.passwords ? ['Too many passwords were compared.'] : []),
        ...(compared.codes > bounds.codes ? ['Too many codes were compared.'] : []),
        ...(refused.some(isKnown) ? ['The known device was refused.'] : []),
        ...[...new Set(differences)],
      ],
    };
  },
};

function row(what: string, figure: number | string, bound: number | string): Row {
  return { 'what is counted': what, found: String(figure), bound: String(bound) };
}

/** The owner uses the account until it is time. */
async function carryOn(owner: Owner, until: number): Promise<void> {
  for (let turn = 0; performance.now() < until; turn += 1) {
    if (turn % 3 === 1 && turn < maxResets * 3) await owner.reset();
    else await owner.logIn();
    await owner.logInElsewhere();
    await setTimeout(Math.max(0, Math.min(logInEveryMs, until - performance.now())));
  }
}

function isKnown({ from }: OwnersTry): boolean {
  return from === 'the known device';
}

/** What was really looked at: a refusal by a limit comes before that. */
function comparedIn(pairs: readonly Pair[]) {
  const times = (...codes: readonly string[]) =>
    pairs.filter(({ owner }) => codes.includes(owner.code)).length;
  return { passwords: times('wrong-login', 'not-verified'), codes: times('wrong-otp') };
}

/** Mails to the owner that nothing of the owner's own caused. */
function strangersMails(mails: readonly string[], { tries }: Owner): number {
  const passwordsSet = tries.filter(({ what, response }) => what !== 'logs in' && response.status === 200);
  const newDevices = mails.filter((subject) => /device/i.test(subject));
  return mails.length - passwordsSet.length - newDevices.length;
}

/** What an answer shows besides how long it took; a wait is told to the second, so it may differ by a few. */
function shownBy({ status, code, message, headers }: Answered): string {
  return [status, code, message, ...headers].join(' | ');
}

function differencesIn(pairs: readonly Pair[]): readonly string[] {
  return pairs
    .filter(({ owner, nobody }) => shownBy(owner) !== shownBy(nobody))
    .map(({ what, owner, nobody }) => `${what}: ${shownBy(owner)} / ${shownBy(nobody)}`);
}

/** How the owner was refused: where, how often and in which words. */
function refusalsIn(tries: readonly OwnersTry[]): readonly string[] {
  const kinds = Object.groupBy(tries, ({ from, what, response }) =>
    [from, what, response.status, response.code, response.message].join(' | '),
  );
  const lines = Object.entries(kinds).map(([kind, group = []]) => {
    const waits = group.map(({ response }) => response.retryAfter ?? 0);
    return `- ${group.length} × ${kind} (Retry-After at most ${Math.max(...waits)} s)`;
  });
  return [['What the owner met:', '', ...lines].join('\n')];
}

/** The median time with an account over that without, where both were treated alike. */
function timesIn(pairs: readonly Pair[]): readonly string[] {
  const kinds = Object.entries(
    Object.groupBy(pairs, ({ what, owner }) => `${what}: ${owner.status} ${owner.code}`),
  );
  const lines = kinds.map(([kind, group = []]) => {
    const [ours, others] = [group.map(({ owner }) => owner.ms), group.map(({ nobody }) => nobody.ms)];
    const [one, other] = [spreadOf(ours).median, spreadOf(others).median];
    const mark = group.length >= 50 && Math.abs(one / other - 1) > mayDiffer ? ' (look at this)' : '';
    return `- ${kind}: ${count(group.length)} times, ${short(one)} ms with an account, ${short(other)} ms without${mark}`;
  });
  return [['How the stranger was answered:', '', ...lines].join('\n')];
}
