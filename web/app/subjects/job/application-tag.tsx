import type { ApplicationState } from '@portway/contracts/candidate/jobs/job-choices';
import {
  BadgeCheck,
  CalendarClock,
  CircleX,
  Handshake,
  Hourglass,
  type LucideIcon,
  Undo2,
} from 'lucide-react';
import { applicationStateWords } from '../../text/job/job-choices.ts';
import { Tag } from '../../ui/tag.tsx';

const looks: Readonly<
  Record<ApplicationState, { Icon: LucideIcon; look: 'mint' | 'sand' | 'sky' | 'rose' }>
> = {
  pending: { Icon: Hourglass, look: 'sand' },
  interview: { Icon: CalendarClock, look: 'sky' },
  offer: { Icon: Handshake, look: 'mint' },
  hired: { Icon: BadgeCheck, look: 'mint' },
  rejected: { Icon: CircleX, look: 'rose' },
  withdrawn: { Icon: Undo2, look: 'sand' },
};

/** The status of an application: a word, an icon and a tint. */
export function ApplicationTag({ status }: { status: ApplicationState }) {
  const { Icon, look } = looks[status];
  return (
    <Tag look={look}>
      <Icon size={14} aria-hidden />
      {applicationStateWords[status]}
    </Tag>
  );
}
