import type { Me } from '@portway/contracts/account/authentication/me';
import type { Waiting } from '@portway/contracts/hiring/employer-home/employer-home';
import {
  Building2,
  CalendarCheck,
  CalendarClock,
  CalendarX2,
  ClipboardCheck,
  ClipboardList,
  FileSignature,
  Handshake,
  Hourglass,
  Inbox,
  ListPlus,
  type LucideIcon,
  MessageSquareText,
  Plane,
  ScanEye,
  ShieldCheck,
  TriangleAlert,
} from 'lucide-react';
import { mayHire, mayMakeOffers } from '../../../kit/loading/hiring-rights.ts';
import type { WaitingRow } from '../../../ui/waiting-list.tsx';
import { waitingWords } from './waiting-words.ts';

const looks = {
  duty: { Icon: ClipboardList, tint: 'mint' },
  'more-duties': { Icon: ListPlus, tint: 'sand' },
  planned: { Icon: CalendarCheck, tint: 'sky' },
  'second-factor': { Icon: ShieldCheck, tint: 'rose' },
  hire: { Icon: Handshake, tint: 'mint' },
  'more-hires': { Icon: ListPlus, tint: 'sand' },
  offer: { Icon: FileSignature, tint: 'gold' },
  sponsorability: { Icon: TriangleAlert, tint: 'rose' },
  applications: { Icon: Inbox, tint: 'mint' },
  'visa-facts': { Icon: Plane, tint: 'sky' },
  review: { Icon: ClipboardCheck, tint: 'rose' },
  interview: { Icon: CalendarClock, tint: 'sky' },
  'another-time': { Icon: CalendarClock, tint: 'gold' },
  messages: { Icon: MessageSquareText, tint: 'sky' },
  closing: { Icon: CalendarX2, tint: 'sand' },
  claim: { Icon: Building2, tint: 'sand' },
} as const satisfies Readonly<Record<Waiting['kind'], Look>>;

interface Look {
  readonly Icon: LucideIcon;
  readonly tint: WaitingRow['tint'];
}

const dutyLooks = {
  past: { Icon: TriangleAlert, tint: 'rose' },
  'to-report': { Icon: ClipboardList, tint: 'gold' },
  ends: { Icon: Hourglass, tint: 'sand' },
  look: { Icon: ScanEye, tint: 'sky' },
} as const satisfies Readonly<Record<Extract<Waiting, { kind: 'duty' }>['group'], Look>>;

const lookOf = (one: Waiting): Look => (one.kind === 'duty' ? dutyLooks[one.group] : looks[one.kind]);

const sponsorKinds = ['duty', 'more-duties'] as const satisfies readonly Waiting['kind'][];

/** Reports are for those who keep the records, offers for those who make them, the rest of hiring for those who write. */
export function canAct({ kind }: Waiting, me: Me): boolean {
  if (kind === 'planned') return (me.organisation?.complianceRole ?? 'none') !== 'viewer';
  if (kind === 'second-factor' || kind === 'more-hires') return true;
  if (sponsorKinds.some((each) => each === kind))
    return (
      kind === 'more-duties' || ['officer', 'adviser'].includes(me.organisation?.complianceRole ?? 'none')
    );
  return kind === 'offer' ? mayMakeOffers(me) : mayHire(me);
}

/** Who only reads is not told to do it. */
export function rowOf(one: Waiting, me: Me): WaitingRow {
  const words = waitingWords(one);
  return { ...lookOf(one), ...words, deed: canAct(one, me) ? words.deed : 'Read' };
}
