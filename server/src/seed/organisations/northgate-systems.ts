import type { DemoOrganisation } from '../demo-organisation.ts';

export const northgateSystems: DemoOrganisation = {
  name: 'Northgate Systems',
  site: 'northgate-systems.example',
  industry: 'Payments',
  town: 'London',
  size: 'large',
  about:
    'Northgate Systems moves money between shops and their banks. About nine million card payments settle through our ledger on a working day. We are 260 people, 110 of them engineers, most of them in London and some at home.',
  owner: 'Helen Marsh',
  recruiter: 'Tom Ashdown',
  viewer: 'Vera Linwood',
  markets: ['Payments', 'Retail'],
  offices: [
    { town: 'London', nation: 'england', address: '14 Cooper’s Row, EC3N 2BQ', head: true },
    { town: 'Leeds', nation: 'england' },
  ],
  claims: true,
  jobs: [
    {
      closesIn: 28,
      answers: {
        title: 'Senior Backend Engineer',
        occupationCode: '2134',
        place: 'London',
        nation: 'england',
        workplace: 'hybrid',
        level: 'senior',
        payFrom: 68_000,
        payTo: 82_000,
        summary:
          'Own the service that settles card payments for 4,000 shops, with four other engineers. Most of it is TypeScript and PostgreSQL; the hard part is that nothing may be lost or paid twice.',
        about:
          'The settlement team is five people. It has its own on-call week, one in five, paid separately. Two days a week are in the office near Old Street, on days the team chooses.',
        responsibilities:
          'Design and build changes to the ledger, and the checks that prove them.\nFind out why a bank file did not balance, and make sure the next one does.\nReview the work of two engineers who joined this year.\nTake part in the on-call week and in what is learned from it.',
        qualifications:
          'Five years or so of building services that other people depend on.\nA good command of SQL, transactions and locks.\nEvents or queues in production, with Kafka or something like it.\nClear writing: decisions here are made on paper.',
        skills: ['TypeScript', 'Node.js', 'PostgreSQL', 'Kafka', 'AWS'],
        sponsorship: 'yes',
        collaborationHours: { from: '10:00', to: '16:00' },
        hiresFrom: [],
        relocation: true,
      },
    },
    {
      answers: {
        title: 'Site Reliability Engineer',
        occupationCode: '2139',
        place: 'London',
        nation: 'england',
        workplace: 'hybrid',
        level: 'senior',
        payFrom: 70_000,
        payTo: 84_000,
        summary:
          'Keep the payment systems up, and make the pager quieter than it was last year. You work with every team and belong to a group of six.',
        about:
          'We run on AWS in two regions with a cold third. Last year we had four incidents that shops noticed; the reviews are open to everyone in the company.',
        responsibilities:
          'Set and watch targets for how often and how fast payments work.\nImprove how we release, roll back and test a failover.\nLead incident reviews without looking for somebody to blame.',
        qualifications:
          'Linux, networks and containers well enough to explain them to somebody else.\nInfrastructure as code, in Terraform or similar.\nExperience of being on call for something that mattered.',
        skills: ['AWS', 'Kubernetes', 'Terraform', 'Prometheus', 'Go'],
        sponsorship: 'yes',
        collaborationHours: { from: '09:30', to: '16:30' },
        relocation: true,
      },
    },
    {
      answers: {
        title: 'Payments Business Analyst',
        occupationCode: '2133',
        place: 'London',
        nation: 'england',
        workplace: 'hybrid',
        level: 'mid',
        payFrom: 50_000,
        payTo: 58_000,
        summary:
          'Turn the rules of card schemes into something engineers can build and testers can test. You read long documents so that others need not.',
        about:
          'Four analysts share the work by scheme. Each sits with one engineering team and belongs to the group of analysts for advice.',
        responsibilities:
          'Write down how a scheme rule changes what we do, with examples.\nAgree with banks what their files contain.\nPrepare acceptance cases before work begins.',
        qualifications:
          'Three years of analysis, some of it in payments or banking.\nComfort with SQL and with reading a file format.\nPatience with detail and with people.',
        skills: ['SQL', 'Requirements', 'ISO 20022', 'Payments'],
        sponsorship: 'depends',
        collaborationHours: { from: '10:00', to: '15:00' },
        relocation: false,
      },
    },
    {
      answers: {
        title: 'Graduate Software Engineer',
        occupationCode: '2134',
        place: 'London',
        nation: 'england',
        workplace: 'hybrid',
        level: 'entry',
        payFrom: 39_000,
        payTo: 44_000,
        summary:
          'A first job as an engineer: three teams in a year, a mentor, and real changes in production from the second week.',
        about:
          'Six people start together in February. Of those who started in the last three years, most have stayed; they will tell you about it if you ask.',
        responsibilities:
          'Build small features from start to finish.\nFix faults that users report, and write the test that was missing.\nPresent what you learned at the end of each stay.',
        qualifications:
          'A degree, or something else that shows you can program.\nOne language you know well.\nWillingness to ask.',
        skills: ['TypeScript', 'Java', 'SQL', 'Git'],
        sponsorship: 'yes',
        relocation: false,
      },
    },
    {
      state: 'closed',
      answers: {
        title: 'Lead Platform Engineer',
        occupationCode: '2134',
        place: 'London',
        nation: 'england',
        workplace: 'hybrid',
        level: 'senior',
        payFrom: 88_000,
        payTo: 104_000,
        summary:
          'Lead the team of four that gives every other engineer a place to run code, and say no often enough that it stays simple.',
        about: 'The team came out of the reliability group in spring. You report to the head of engineering.',
        responsibilities:
          'Decide with the teams what the platform offers and what it does not.\nMove the last services off hand-made servers.\nHire one more person.',
        qualifications:
          'Experience of leading engineers, formally or not.\nDeep knowledge of one cloud.\nA history of retiring things as well as building them.',
        skills: ['AWS', 'Terraform', 'Kubernetes', 'Leadership'],
        sponsorship: 'yes',
        relocation: true,
      },
    },
  ],
};
