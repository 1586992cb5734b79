import type { WorkspacePage } from '../../kit/frame/workspace.ts';

/** The workspace of those who keep a sponsor's records. See each room in its folder. */
export const sponsorPages = [
  {
    path: '/dashboard/sponsor/set-up',
    file: 'workspaces/sponsor/licences/licence-details.tsx',
    title: 'Set-up of your licence',
    under: '/dashboard/sponsor/today',
    palette: {
      words:
        'sponsor licence key people authorising officer level 1 user work places rating allocation cut-over',
      icon: 'SlidersHorizontal',
    },
  },
  {
    path: '/dashboard/sponsor/import',
    file: 'workspaces/sponsor/worker-imports/worker-imports.tsx',
    title: 'Import workers',
    under: '/dashboard/sponsor/workers',
    palette: { words: 'csv upload spreadsheet file absences history undo', icon: 'FileUp' },
  },
  {
    path: '/dashboard/sponsor/archive',
    file: 'workspaces/sponsor/archive/archive.tsx',
    title: 'Archive',
    under: '/dashboard/sponsor/today',
    palette: {
      label: 'Archive of sponsor records',
      words: 'download zip everything records keep until close delete organisation',
      icon: 'Archive',
    },
  },
  {
    path: '/dashboard/sponsor/today',
    file: 'workspaces/sponsor/duties/today.tsx',
    title: 'Today',
    sidebar: {
      place: 1,
      icon: 'Sunrise',
      heading: 'Sponsorship',
      count: { of: 'reports', one: 'report to make', many: 'reports to make' },
    },
    palette: {
      label: 'Sponsorship today',
      words: 'due duties reports deadlines compliance overdue',
      icon: 'Sunrise',
    },
  },
  {
    path: '/dashboard/sponsor/workers',
    file: 'workspaces/sponsor/workers/workers.tsx',
    title: 'Workers',
    sidebar: { place: 2, icon: 'IdCard' },
    palette: { words: 'sponsored people visa ends absence right to work manager list', icon: 'IdCard' },
  },
  {
    path: '/dashboard/sponsor/workers/:worker',
    file: 'workspaces/sponsor/workers/worker.tsx',
    title: 'Worker',
  },
  {
    path: '/dashboard/sponsor/workers/:worker/right-to-work',
    file: 'workspaces/sponsor/right-to-work/record-check.tsx',
    title: 'Record a right to work check',
  },
  {
    path: '/dashboard/sponsor/workers/:worker/papers',
    file: 'workspaces/sponsor/contradictions/papers.tsx',
    title: 'Do the papers agree?',
  },
  {
    path: '/dashboard/sponsor/evidence/contradictions',
    file: 'workspaces/sponsor/contradictions/contradictions.tsx',
    title: 'Papers that do not agree',
    under: '/dashboard/sponsor/evidence',
    palette: {
      words: 'evidence contradictions differences contract payslip certificate compare explain',
      icon: 'FileText',
    },
  },
  {
    path: '/dashboard/sponsor/evidence/guidance',
    file: 'workspaces/sponsor/guidance/guidance.tsx',
    title: 'Guidance',
    under: '/dashboard/sponsor/evidence',
    palette: {
      label: 'Changes of the guidance',
      words: 'evidence law changes read confirm edition key people authorising officer level 1',
      icon: 'History',
    },
  },
  {
    path: '/dashboard/sponsor/workers/:worker/evidence',
    file: 'workspaces/sponsor/evidence/worker-evidence.tsx',
    title: 'Evidence of a worker',
  },
  {
    path: '/dashboard/sponsor/workers/:worker/asked',
    file: 'workspaces/sponsor/record-links/asked.tsx',
    title: 'Asked by a link',
  },
  {
    path: '/dashboard/sponsor/evidence',
    file: 'workspaces/sponsor/evidence/evidence.tsx',
    title: 'Evidence',
    sidebar: { place: 5, icon: 'FolderCheck', hiddenFrom: ['line-manager'] },
  },
  {
    path: '/dashboard/sponsor/evidence/records',
    file: 'workspaces/sponsor/evidence/records.tsx',
    title: 'Records',
    palette: {
      label: 'Records to keep',
      words: 'evidence appendix d contract payslips missing destroy retention hold documents papers file',
      icon: 'FolderCheck',
    },
  },
  {
    path: '/dashboard/sponsor/evidence/right-to-work',
    file: 'workspaces/sponsor/right-to-work/right-to-work.tsx',
    title: 'Right to work',
    palette: {
      label: 'Right to work checks',
      words: 'evidence check again excuse share code document held start gap penalty',
      icon: 'ShieldCheck',
    },
  },
  {
    path: '/dashboard/sponsor/evidence/right-to-work/add',
    file: 'workspaces/sponsor/right-to-work/add-person.tsx',
    title: 'Add a person who is not sponsored',
    under: '/dashboard/sponsor/evidence',
    palette: { words: 'employee sub-contractor british right to work check', icon: 'UserPlus' },
  },
  {
    path: '/dashboard/sponsor/evidence/right-to-work/bring-in',
    file: 'workspaces/sponsor/right-to-work/bring-in/bring-in.tsx',
    title: 'Bring in a list of people',
    under: '/dashboard/sponsor/evidence',
    palette: { words: 'import file csv excel employees right to work checks', icon: 'FileUp' },
  },
  {
    path: '/dashboard/sponsor/evidence/right-to-work/together',
    file: 'workspaces/sponsor/right-to-work/checks-together.tsx',
    title: 'Record several checks',
    under: '/dashboard/sponsor/evidence',
    palette: { words: 'bulk right to work checks together', icon: 'ShieldCheck' },
  },
  {
    path: '/dashboard/sponsor/people/:person',
    file: 'workspaces/sponsor/right-to-work/person.tsx',
    title: 'Person who is not sponsored',
  },
  {
    path: '/dashboard/sponsor/people/:person/right-to-work',
    file: 'workspaces/sponsor/right-to-work/person-check.tsx',
    title: 'Record a right to work check',
  },
  {
    path: '/dashboard/sponsor/new-worker',
    file: 'workspaces/sponsor/workers/new-worker.tsx',
    title: 'Add a worker',
    under: '/dashboard/sponsor/workers',
    palette: { words: 'new sponsored worker hire', icon: 'UserPlus' },
  },
  {
    path: '/dashboard/sponsor/happened',
    file: 'workspaces/sponsor/events/record-event.tsx',
    title: 'Something happened',
    under: '/dashboard/sponsor/workers',
    palette: { words: 'record event absence leaves pay hours moves report change', icon: 'BellPlus' },
  },
  {
    path: '/dashboard/sponsor/history',
    file: 'workspaces/sponsor/events/history.tsx',
    title: 'Look at these',
    under: '/dashboard/sponsor/workers',
    palette: { words: 'history before cut-over first day events import', icon: 'History' },
  },
  {
    path: '/dashboard/sponsor/duties',
    file: 'workspaces/sponsor/duties/duties.tsx',
    title: 'Duties',
    sidebar: { place: 4, icon: 'ListChecks' },
    palette: {
      words: 'report by deadline home office sponsorship management system working days',
      icon: 'ListChecks',
    },
  },
  { path: '/dashboard/sponsor/duties/:duty', file: 'workspaces/sponsor/duties/duty.tsx', title: 'Duty' },
  {
    path: '/dashboard/sponsor/calendar',
    file: 'workspaces/sponsor/calendar/calendar.tsx',
    title: 'Calendar',
    sidebar: { place: 6, icon: 'CalendarDays' },
    palette: {
      label: 'Sponsorship calendar',
      words: 'days month due ends visa feed ical subscribe outlook google',
      icon: 'CalendarDays',
    },
  },
  {
    path: '/dashboard/sponsor/certificates',
    file: 'workspaces/sponsor/certificates/certificates.tsx',
    title: 'Certificates',
    sidebar: { place: 3, icon: 'FileBadge', hiddenFrom: ['line-manager'] },
    palette: {
      label: 'Certificates of Sponsorship',
      words: 'cos allocation defined undefined assign number use by note',
      icon: 'FileBadge',
    },
  },
  {
    path: '/dashboard/sponsor/certificates/:certificate',
    file: 'workspaces/sponsor/certificates/certificate.tsx',
    title: 'Certificate',
  },
] as const satisfies readonly WorkspacePage[];
