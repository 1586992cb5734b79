import type {
  CandidateHomePart,
  CandidateWaiting,
  CandidateHome as Home,
} from '@portway/contracts/candidate/candidate-home/candidate-home';
import { call } from '@portway/contracts/client';
import {
  BadgeCheck,
  CalendarClock,
  FileSignature,
  Hourglass,
  type LucideIcon,
  MessageSquareText,
  PartyPopper,
} from 'lucide-react';
import { useEffect } from 'react';
import { useLive } from '../../../kit/live/live.ts';
import { backgroundQuery } from '../../../kit/loading/background-query.ts';
import { headline } from '../../../text/waiting.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { WaitingList, type WaitingRow } from '../../../ui/waiting-list.tsx';
import { waitingWords } from './waiting-words.ts';

/** Fetched in the background: the page's frame is there before it. */
const home = backgroundQuery<Home>(async (me) => {
  const { candidateHomeOperation } = await import(
    '@portway/contracts/candidate/candidate-home/candidate-home'
  );
  return await call(candidateHomeOperation, undefined, me);
});

const looks = {
  offer: { Icon: FileSignature, tint: 'gold' },
  'visa-facts': { Icon: BadgeCheck, tint: 'mint' },
  interview: { Icon: CalendarClock, tint: 'sky' },
  messages: { Icon: MessageSquareText, tint: 'sky' },
  permission: { Icon: Hourglass, tint: 'sand' },
  accepted: { Icon: PartyPopper, tint: 'mint' },
} as const satisfies Readonly<
  Record<CandidateWaiting['kind'], { Icon: LucideIcon; tint: WaitingRow['tint'] }>
>;

/** Whether something waits, as far as is known: then nothing else on the page is its main action. */
export function useSomethingWaits(): boolean {
  const homeState = home.use();
  return typeof homeState === 'object' && homeState.waiting.length > 0;
}

/** What waits for the candidate, with its day, and one press from being done. */
export function WhatWaits() {
  const homeState = home.use();
  useEffect(() => void home.ask(), []);
  useLive(['application', 'message', 'read', 'conversation', 'notification'], () => void home.ask());
  return (
    <section aria-labelledby="waiting" className="mt-6">
      <h2 id="waiting" className="text-22">
        {typeof homeState === 'object' ? headline(homeState.waiting.length) : 'What waits for you'}
      </h2>
      {homeState === 'asking' && (
        <div className="panel mt-4">
          <Skeleton lines={[6, 9]} card={false} />
        </div>
      )}
      {homeState === 'unreadable' && <Unread what="what waits for you" />}
      {typeof homeState === 'object' && <Waiting overview={homeState} />}
    </section>
  );
}

function Waiting({ overview: { waiting, failed } }: { overview: Home }) {
  const offers = waiting.filter(({ kind }) => kind === 'offer').length;
  return (
    <>
      {failed.map((part) => (
        <Unread key={part} what={partNames[part]} />
      ))}
      {waiting.length > 0 ? (
        <>
          <WaitingList rows={waiting.map((one) => ({ ...looks[one.kind], ...waitingWords(one) }))} />
          {offers > 1 && (
            <p className="mt-4">
              <LinkButton to="/dashboard/offers/compare" look="outline">
                Compare your {offers} offers
              </LinkButton>
            </p>
          )}
        </>
      ) : (
        failed.length === 0 && (
          <p className="mt-2 text-ink-2">Offers, interviews and messages will appear here by themselves.</p>
        )
      )}
    </>
  );
}

const partNames: Readonly<Record<CandidateHomePart, string>> = {
  offers: 'your offers',
  'visa-facts': 'questions of employers',
  interviews: 'your interviews',
  messages: 'your messages',
  permission: 'your permission',
  accepted: 'the jobs that you accepted',
};

function Unread({ what }: { what: string }) {
  return (
    <Notice kind="error" live title={`We could not load ${what}`} className="mt-4">
      <p>Check your connection, then try again.</p>
      <Button type="button" look="outline" className="mt-3" onClick={() => void home.ask()}>
        Try again
      </Button>
    </Notice>
  );
}
