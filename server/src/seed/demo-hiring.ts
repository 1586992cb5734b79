import type { DemoApplication } from './demo-application.ts';

const job = 'Senior Backend Engineer';

/** More people for one job of Northgate's, so that its board has somebody in every stage, with what colleagues noted. */
export const demoHiring: readonly DemoApplication[] = [
  {
    candidate: 'Mateo Herrera',
    job,
    text: 'I have kept a booking system alive through four summers. A ledger that must be right every night sounds like a calmer sea, and a deeper one.',
    steps: [{ tag: 'Ask about Kafka' }],
  },
  {
    candidate: 'Daniel Achieng',
    job,
    text: 'My work on mobile money settled eleven million payments a day. I would like to do that where a card scheme is at the other end.',
    steps: [
      { colleagueNotes: 'The write-up of the double-entry migration is the best I have read this year.' },
      { tag: 'Strong on ledgers' },
      { status: 'interview' },
      {
        interview: {
          inDays: 4,
          time: '10:30',
          minutes: 60,
          place: 'https://meet.northgate-systems.example/backend',
          words: 'We talk about one system that you built. Nothing to prepare.',
        },
      },
      {
        from: 'employer',
        says: 'Thank you, Daniel. Tom and I look forward to the call. Is half past ten still good for you?',
      },
      { from: 'candidate', says: 'It is, thank you. I will have diagrams at hand.' },
    ],
  },
  {
    candidate: 'Chloe Nkosi',
    job,
    text: 'I turned a monolith into six services, and two of them back again. I know what I would ask before the next one.',
    steps: [
      { status: 'interview' },
      { colleagueNotes: 'Calm, clear, and said what she does not know. I would make an offer.' },
      { status: 'offer', note: 'We would like to make you an offer. Helen writes to you today.' },
    ],
  },
  {
    candidate: 'Linh Tran',
    job,
    text: 'I have built apps for drivers, and the part that I liked most was the part that they never saw.',
    steps: [
      { status: 'interview' },
      { status: 'offer' },
      { from: 'candidate', says: 'I accept, thank you. I can start in January.' },
      { status: 'hired', note: 'Welcome to Northgate.' },
    ],
    allRead: true,
  },
  {
    candidate: 'Ana Popescu',
    job,
    text: 'I test what others build, and have begun to build it myself. I would like my next team to need both.',
    steps: [
      { colleagueNotes: 'Better for the test tooling role that we open in spring.' },
      {
        rejected: 'We looked for more years of building services. We open a role in test tooling in spring.',
      },
    ],
  },
];
