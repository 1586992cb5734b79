import {
  Building2,
  Gauge,
  Inbox,
  ListChecks,
  MailX,
  MessageSquareQuote,
  MessageSquareText,
  Newspaper,
  ScrollText,
  UserPlus,
  Users,
} from 'lucide-react';
import type { FindablePage } from '../../kit/command-palette/quick-entry.ts';

/** The command palette's entries for staff, with synonyms that people search for. */
// biome-ignore format: a table is read by its columns
export const staffEntries: readonly FindablePage[] = [
  { to: '/staff', label: 'Enquiries', words: 'desk demos contact forms inbox', Icon: Inbox },
  { to: '/staff/answer-templates', label: 'Answer templates', words: 'desk replies texts enquiries', Icon: MessageSquareText },
  { to: '/staff/team', label: 'Our team', words: 'desk staff colleagues invite link', Icon: UserPlus },
  { to: '/staff/users', label: 'Users', words: 'desk people accounts', Icon: Users },
  { to: '/staff/organisations', label: 'Organisations', words: 'desk companies', Icon: Building2 },
  { to: '/staff/newsletter', label: 'Newsletter', words: 'desk issues mail subscribers write send', Icon: Newspaper },
  { to: '/staff/testimonials', label: 'Testimonials', words: 'desk clients quotes said home page', Icon: MessageSquareQuote },
  { to: '/staff/failed-emails', label: 'Failed emails', words: 'desk mail failed', Icon: MailX },
  { to: '/staff/register', label: 'Register of sponsors', words: 'desk edition fetch import home office', Icon: ListChecks },
  { to: '/staff/figures', label: 'Figures', words: 'desk metrics latency queue memory database health', Icon: Gauge },
  { to: '/staff/audit', label: 'Audit log', words: 'desk who did what failed log-ins attempts', Icon: ScrollText },
];
