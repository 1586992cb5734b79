import { randomUUID } from 'node:crypto';
import type { AccessRow } from './access-rows.ts';
import { soundFile } from './sound-files.ts';

const answer = { text: 'Your work on settlement.', resume: null };

/** Operations around jobs, the applications for them and what is written about them. */
export const jobRows: Readonly<Record<string, AccessRow>> = {
  searchJobs: { query: '?title=engineer' },
  listJobAddresses: { query: '?part=1' },
  showJob: { id: async (cast, whose) => `job-${(await cast.jobs.publicJob(whose)).slice(0, 13)}` },
  browseJobs: { query: '?title=engineer' },
  showJobForMe: { id: (cast, whose) => cast.jobs.publicJob(whose) },
  suggestJobTitles: { query: '?text=eng' },
  suggestJobPlaces: { query: '?text=lon' },
  listSavedJobs: {},
  recommendJobs: {},
  listSavedSearches: {},
  keepSearch: { body: { name: 'Backend in Leeds', search: { title: 'backend' }, alerts: 'daily' } },
  changeSavedSearch: {
    body: { alerts: 'weekly' },
    id: (cast, whose, asking) => cast.jobs.searchOf(whose, asking),
  },
  openSavedSearch: { id: (cast, whose, asking) => cast.jobs.searchOf(whose, asking) },
  removeSavedSearch: { id: (cast, whose, asking) => cast.jobs.searchOf(whose, asking) },
  restoreSavedSearch: { id: (cast, whose, asking) => cast.jobs.searchOf(whose, asking) },
  stopJobAlerts: {
    body: async (cast, asking) => cast.links.jobAlerts(await cast.jobs.searchOf('other', asking)),
  },
  saveJob: { id: (cast, whose) => cast.jobs.publicJob(whose) },
  unsaveJob: { id: (cast, whose) => cast.jobs.publicJob(whose) },

  saveApplicationDraft: { body: answer, id: (cast, whose) => cast.jobs.publicJob(whose) },
  apply: { body: answer, id: (cast, whose) => cast.jobs.publicJob(whose) },
  listApplications: {},
  showApplication: { id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking) },
  withdrawApplication: { id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking) },
  reopenApplication: { id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking) },
  showStanding: {},

  listOfferedJobs: {},
  addJob: { body: { title: 'Backend engineer' } },
  showOfferedJob: { id: (cast, whose, asking) => cast.jobs.offeredJob(whose, asking) },
  changeJob: {
    body: { title: 'Platform engineer' },
    id: (cast, whose, asking) => cast.jobs.offeredJob(whose, asking),
  },
  publishJob: { id: (cast, whose, asking) => cast.jobs.offeredJob(whose, asking) },
  closeJob: { id: (cast, whose, asking) => cast.jobs.offeredJob(whose, asking) },
  listReceivedApplications: {},
  showReceivedApplication: { id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking) },
  decideApplication: {
    body: { status: 'interview', nextStep: { text: 'A call with the team', on: '2026-12-01' } },
    id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking),
  },
  showRegisterStanding: {},
  claimRegisterEntry: { body: { entry: null } },
  downloadReceivedResume: { id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking) },

  listConversations: {},
  showConversation: { id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking) },
  sendMessage: {
    body: () => ({ id: randomUUID(), text: 'Are you free on Tuesday?' }),
    id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking),
  },
  markRead: { body: { upTo: 1 }, id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking) },
  attachFile: {
    file: soundFile,
    query: '?name=cv.txt',
    id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking),
  },
  downloadAttachment: { id: (cast, whose, asking) => cast.jobs.attachmentOf(whose, asking) },
  blockConversation: { id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking) },
  unblockConversation: { id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking) },
  reportConversation: {
    body: { reason: 'asks-for-money', text: 'For a laptop.' },
    id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking),
  },
  streamEvents: {},
};
