import type { AccessRows } from '../../../testing/access/access-rows.ts';
import { validTools } from '../../../testing/requests/valid-tool-requests.ts';

const draft = { subject: 'Fees go up', lawChange: false, topics: [], text: 'Fees go up in April.' };

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  subscribeToNewsletter: { body: validTools.subscribeToNewsletter },
  confirmSubscription: { body: ({ links }) => links.newsletter('confirm-newsletter') },
  unsubscribeFromNewsletter: { body: ({ links }) => links.newsletter('end-newsletter') },
  listPublishedIssues: {},
  showPublishedIssue: { id: (cast, whose) => cast.newsletter.published(whose) },
  listNewsletterIssues: {},
  listNewsletterFigures: {},
  showNewsletterIssue: { id: (cast, whose) => cast.newsletter.draft(whose) },
  addNewsletterIssue: { body: draft },
  saveNewsletterIssue: {
    body: { ...draft, version: 1 },
    id: (cast, whose) => cast.newsletter.draft(whose),
  },
  deleteNewsletterIssue: { id: (cast, whose) => cast.newsletter.draft(whose) },
  testNewsletterIssue: { id: (cast, whose) => cast.newsletter.draft(whose) },
  sendNewsletterIssue: {
    body: { version: 1 },
    async id(cast, whose) {
      await cast.newsletter.subscriber();
      return cast.newsletter.draft(whose);
    },
  },
  resumeNewsletterIssue: { id: (cast, whose) => cast.newsletter.stopped(whose) },
  stopNewsletterIssue: { id: (cast, whose) => cast.newsletter.sending(whose) },
};
