import type { NotificationKind } from '@portway/contracts/account/notifications/notifications';
import {
  CalendarClock,
  CalendarX2,
  ClipboardCheck,
  FileSignature,
  Flag,
  Inbox,
  type LucideIcon,
  MessageSquareText,
  PencilLine,
  Plane,
  RefreshCw,
  Send,
  TriangleAlert,
} from 'lucide-react';

interface Look {
  readonly Icon: LucideIcon;
  readonly tint: 'gold' | 'rose' | 'mint' | 'sky' | 'sand';
}

/** The icon of each kind, and the tint behind it: gold for offers, rose for what may go wrong. */
export const lookOf: Readonly<Record<NotificationKind, Look>> = {
  'application-arrived': { Icon: Inbox, tint: 'mint' },
  'application-sent': { Icon: Send, tint: 'mint' },
  'status-changed': { Icon: RefreshCw, tint: 'sky' },
  message: { Icon: MessageSquareText, tint: 'sky' },
  'job-changed': { Icon: PencilLine, tint: 'sand' },
  'job-closing': { Icon: CalendarX2, tint: 'sand' },
  'job-sponsorability-changed': { Icon: TriangleAlert, tint: 'rose' },
  'visa-facts-asked': { Icon: Plane, tint: 'sky' },
  'visa-facts-shared': { Icon: Plane, tint: 'sky' },
  'visa-facts-taken-back': { Icon: Plane, tint: 'sand' },
  'offer-sent': { Icon: FileSignature, tint: 'gold' },
  'offer-answered': { Icon: FileSignature, tint: 'gold' },
  'review-asked': { Icon: ClipboardCheck, tint: 'rose' },
  'review-answered': { Icon: ClipboardCheck, tint: 'sky' },
  'sponsor-days-moved': { Icon: CalendarClock, tint: 'sand' },
  'report-decided': { Icon: Flag, tint: 'sand' },
  'claim-decided': { Icon: ClipboardCheck, tint: 'mint' },
};
