import type { Waiting } from '@portway/contracts/hiring/employer-home/employer-home';
import {
  Building2,
  CalendarClock,
  CalendarX2,
  FileSignature,
  Inbox,
  type LucideIcon,
  MessageSquareText,
  TriangleAlert,
} from 'lucide-react';
import { LinkButton } from '../../../ui/button.tsx';
import { DueRow } from '../../../ui/due-row.tsx';
import { waitingWords } from './waiting-words.ts';

const looks = {
  offer: { Icon: FileSignature, tint: 'gold' },
  sponsorability: { Icon: TriangleAlert, tint: 'rose' },
  applications: { Icon: Inbox, tint: 'mint' },
  interview: { Icon: CalendarClock, tint: 'sky' },
  messages: { Icon: MessageSquareText, tint: 'sky' },
  closing: { Icon: CalendarX2, tint: 'sand' },
  claim: { Icon: Building2, tint: 'sand' },
} as const satisfies Readonly<Record<Waiting['kind'], { Icon: LucideIcon; tint: string }>>;

/** What waits, in the order of harm. The first alone has a filled button; a viewer only looks. */
export function WaitingList({ waiting, canAct }: { waiting: readonly Waiting[]; canAct: boolean }) {
  return (
    <ul className="due-rows home-waiting" aria-label="What waits for you">
      {waiting.map((one, place) => {
        const { title, why, to, deed } = waitingWords(one);
        const { Icon, tint } = looks[one.kind];
        return (
          <DueRow
            key={`${one.kind} ${to} ${title}`}
            Icon={Icon}
            tint={tint}
            title={title}
            isFirst={place === 0}
            action={
              <LinkButton to={to} look={place === 0 && canAct ? 'primary' : 'outline'}>
                {canAct ? deed : 'Look'}
                <span className="sr-only">: {title}</span>
              </LinkButton>
            }
          >
            {why}
          </DueRow>
        );
      })}
    </ul>
  );
}
