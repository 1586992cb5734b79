import {
  BadgeCheck,
  Calculator,
  CalendarDays,
  ClipboardCheck,
  Clock,
  Columns2,
  Headset,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  ReceiptPoundSterling,
  Route,
  Ruler,
  Scale,
  Search,
  Settings,
  Stamp,
  Sun,
  Undo2,
  UserRound,
  UserRoundCheck,
} from 'lucide-react';
import { accountPages } from '../../account/workspace.ts';
import { paletteIcons } from '../../kit/command-palette/palette-icons.ts';
import type {
  QuickAct,
  QuickEntry,
  QuickGroup,
  Seeker,
  Worded,
} from '../../kit/command-palette/quick-entry.ts';
import type { WorkspacePage } from '../../kit/frame/workspace.ts';
import { isHiringPage, isOutsideHiring } from '../../kit/loading/hiring-rights.ts';
import { workspaceOf } from '../../kit/loading/workspace-of.ts';
import { profilePaths } from '../../text/profile/profile-paths.ts';
import { profileWords } from '../candidate/profile-words.ts';
import { candidatePages } from '../candidate/workspace.ts';
import { clientPages } from '../clients/workspace.ts';
import { hiringPages } from '../hiring/workspace.ts';
import { notificationPages } from '../notifications/workspace.ts';
import { planPages } from '../plans/workspace.ts';
import { sponsorPages } from '../sponsor/workspace.ts';
import { sponsorFollowPages } from '../sponsor-follows/workspace.ts';
import { staffPages } from '../staff/workspace.ts';
import { homePages } from '../workspace.ts';

// biome-ignore format: a table is read by its columns
const toolWords: readonly (Worded & { readonly Icon: LucideIcon })[] = [
  { to: '/plan-a-hire', label: 'Plan this hire', words: 'sponsor cost salary start timeline how long whole answer', Icon: Route },
  { to: '/salary-calculator/calculate', label: 'Salary calculator', words: 'minimum check skilled worker pay going rate threshold', Icon: Calculator },
  { to: '/salary-calculator/pay-periods', label: 'Test pay periods', words: 'salary weekly monthly hours', Icon: Clock },
  { to: '/immigration-skill-charge-calculator/calculate', label: 'Visa costs and skills charge', words: 'fees health surcharge ihs isc calculator immigration family', Icon: ReceiptPoundSterling },
  { to: '/immigration-skill-charge-calculator/compare', label: 'Compare scenarios', words: 'costs side by side', Icon: Columns2 },
  { to: '/cost-estimator/calculate', label: 'Licence cost estimator', words: 'sponsor fee price', Icon: Stamp },
  { to: '/cost-estimator/size', label: 'Am I a small sponsor?', words: 'size company large', Icon: Ruler },
  { to: '/tools/reporting-deadline', label: 'When must we report it?', words: 'deadline working days report change absence sms sponsor duty bank holiday', Icon: CalendarDays },
  { to: '/tools/right-to-work', label: 'Must I check them?', words: 'right to work contractor sub-contractor agency gig platform self-employed not my employee', Icon: UserRoundCheck },
  { to: '/sponsor-licence-assessment', label: 'Sponsor licence eligibility', words: 'assessment questions check organisation', Icon: ClipboardCheck },
  { to: '/sponsors', label: 'Register of sponsors', words: 'licensed sponsor company employer list home office search', Icon: BadgeCheck },
  { to: '/occupations', label: 'Occupation codes', words: 'soc search job list', Icon: Search },
];

/** Who acts for an organisation opens the plan with what it says of itself. */
const toolsFor = (me: Seeker | undefined) =>
  me?.organisation
    ? toolWords.map((tool) => (tool.to === '/plan-a-hire' ? { ...tool, to: '/dashboard/plans/begin' } : tool))
    : toolWords;

/** As the rules register names its topics, which is too large to load here; a test keeps the two in step. */
// biome-ignore format: a table is read by its columns
const ruleWords: readonly Worded[] = [
  { to: '/rules', label: 'Rules and sources', words: 'law all figures' },
  { to: '/rules/corrections', label: 'Corrections', words: 'wrong mistake error changed' },
  { to: '/rules/open-questions', label: 'Open questions', words: 'unknown disputed unsettled newer unsure doubt' },
  { to: '/rules/licence-eligibility', label: 'Sponsor licence eligibility', words: 'requirements documents' },
  { to: '/rules/licence-fee', label: 'Sponsor licence fee', words: 'cost price' },
  { to: '/rules/sponsor-size', label: 'Size of sponsor', words: 'small medium large charity' },
  { to: '/rules/certificate', label: 'Certificate of Sponsorship, length and use', words: 'cos defined undefined' },
  { to: '/rules/certificate-fee', label: 'Certificate of Sponsorship fee', words: 'cos cost price' },
  { to: '/rules/skills-charge', label: 'Immigration Skills Charge', words: 'isc levy employer' },
  { to: '/rules/fee-table', label: 'Table of Home Office fees', words: 'october 2026 newer prices' },
  { to: '/rules/visa-fee', label: 'Visa application fee', words: 'cost price' },
  { to: '/rules/health-surcharge', label: 'Immigration Health Surcharge', words: 'ihs nhs' },
  { to: '/rules/sponsorship-cost', label: 'Cost of a sponsorship', words: 'fees total price' },
  { to: '/rules/minimum-salary', label: 'Minimum salary', words: 'threshold going rate new entrant pay' },
  { to: '/rules/pay-scales', label: 'National pay scales', words: 'nhs bands agenda for change teachers doctors dentists option k' },
  { to: '/rules/settlement-salary', label: 'Salary for settlement', words: 'indefinite leave to remain ilr settle' },
  { to: '/rules/settlement', label: 'Settlement: when and for how much', words: 'ilr indefinite leave fee five years' },
  { to: '/rules/switching', label: 'Switching inside the UK', words: 'switch student graduate visitor change visa' },
  { to: '/rules/visa-brake', label: 'Visa brake', words: 'nationals refused afghanistan' },
  { to: '/rules/graduate-visa', label: 'Graduate visa', words: 'post study 18 months two years' },
  { to: '/rules/atas', label: 'ATAS certificates', words: 'academic technology approval scheme research phd' },
  { to: '/rules/pay-period', label: 'Pay periods', words: 'weekly monthly hours' },
  { to: '/rules/visa-requirements', label: 'Requirements of the visa', words: 'english language skilled worker savings' },
  { to: '/rules/hire-plan', label: 'Plan of a hire', words: 'how long waiting times documents needed start' },
  { to: '/rules/eligible-role', label: 'Eligible roles', words: 'skill level job can be sponsored' },
  { to: '/rules/occupations', label: 'Occupation codes, going rates and lists', words: 'soc shortage salary list' },
  { to: '/rules/sponsor-duties', label: 'A sponsor’s duties', words: 'report record keeping compliance' },
  { to: '/rules/records-to-keep', label: 'Records a sponsor keeps', words: 'appendix d retention evidence' },
  { to: '/rules/right-to-work', label: 'Right to work beyond employees', words: 'check contractor agency gig illegal working penalty' },
  { to: '/rules/job-wording', label: 'Wording of a job post', words: 'advert discrimination native speaker age sex equality act' },
  { to: '/rules/working-days', label: 'Working days', words: 'bank holidays deadline' },
];

// biome-ignore format: a table is read by its columns
const helpWords: readonly Worded[] = [
  { to: '/faq', label: 'Questions and answers', words: 'faq help' },
  { to: '/contact', label: 'Contact us', words: 'help support call write message' },
  { to: '/visa-processing', label: 'How to get a visa', words: 'help steps processing' },
  { to: '/privacy-policy', label: 'Privacy policy', words: 'help personal data' },
  { to: '/accessibility', label: 'Accessibility', words: 'help screen reader keyboard' },
];

/** The pages of the user's own workspace that the palette names, in their order. */
function pagesFor(me: Seeker | undefined): QuickEntry[] {
  return [...homePages, ...ownPages(me)].flatMap(({ path, title, palette = [] }: WorkspacePage) =>
    [palette].flat().map(({ query = '', label = title, words, icon }) => ({
      id: path + query,
      group: 'Pages' as const,
      label,
      words,
      Icon: paletteIcons[icon],
      goal: { to: path + query },
    })),
  );
}

const ofBothSides = [...notificationPages, ...planPages, ...sponsorFollowPages];

function ownPages(me: Seeker | undefined): readonly WorkspacePage[] {
  if (me === undefined) return [];
  const workspace = workspaceOf(me);
  if (workspace === 'candidate') return [...candidatePages, ...ofBothSides];
  if (workspace === 'employer')
    return [
      ...((me.organisations?.length ?? 0) > 1 ? clientPages : []),
      ...hiringPages.filter(({ path }) => !(isOutsideHiring(me) && isHiringPage(path))),
      ...((me.organisation?.complianceRole ?? 'none') === 'none' ? [] : sponsorPages),
      ...ofBothSides,
    ];
  return me.secondFactorDue ? [] : staffPages;
}

interface Action {
  readonly act: QuickAct;
  readonly label: string;
  readonly words: string;
  readonly Icon: LucideIcon;
}

// biome-ignore format: a table is read by its columns
const themes: readonly Action[] = [
  { act: 'dark', label: 'Dark theme', words: 'change colours night mode', Icon: Moon },
  { act: 'light', label: 'Light theme', words: 'change colours day mode', Icon: Sun },
  { act: 'system', label: 'Theme of your system', words: 'change colours automatic mode', Icon: Monitor },
];
const keep: Action = {
  act: 'keep',
  label: 'Keep my account',
  words: 'undo stop deletion delete',
  Icon: Undo2,
};
const logOut: Action = { act: 'log-out', label: 'Log out', words: 'sign out leave exit', Icon: LogOut };

/** Actions available on every page. */
function actionsFor(me: Seeker | undefined): QuickEntry[] {
  const keepAccount = me === undefined || me.deletionDue === null ? [] : [keep];
  const actions = [...keepAccount, ...themes, ...(me === undefined ? [] : [logOut])];
  return actions.map(({ act, ...rest }) => ({ id: `act ${act}`, group: 'Actions', ...rest, goal: { act } }));
}

/** Every entry that needs no request; the entries common to all roles until the user is known. */
export function entriesOf(me: Seeker | undefined): readonly QuickEntry[] {
  return [
    ...pagesFor(me),
    ...(me !== undefined && workspaceOf(me) === 'candidate' ? profileEntries() : []),
    ...(me === undefined ? [] : placed(accountWords, 'Your account', Settings)),
    ...actionsFor(me),
    ...toolsFor(me).map(({ Icon, ...worded }) => entryOf(worded, 'Tools', Icon)),
    ...placed(ruleWords, 'Rules', Scale),
    ...placed(helpWords, 'Help', Headset),
  ];
}

const accountWords: readonly Worded[] = accountPages.map(({ path, title, words }) => ({
  to: path,
  label: title,
  words: `account ${words}`,
}));

const tabNames = {
  profile: 'Profile',
  resume: 'Resume/ CV',
  preferences: 'Preferences',
  culture: 'Culture',
} as const;

function profileEntries(): QuickEntry[] {
  return Object.entries(profileWords).map(([field, { tab, label, words, at = field }]) => ({
    id: `field ${field}`,
    group: 'Your profile',
    label,
    words,
    note: tabNames[tab],
    Icon: UserRound,
    goal: { to: `${profilePaths[tab]}#${at}` },
  }));
}

function placed(worded: readonly Worded[], group: QuickGroup, Icon: LucideIcon): QuickEntry[] {
  return worded.map((one) => entryOf(one, group, Icon));
}

function entryOf({ to, label, words }: Worded, group: QuickGroup, Icon: LucideIcon): QuickEntry {
  return { id: to, group, label, words, Icon, goal: { to } };
}
