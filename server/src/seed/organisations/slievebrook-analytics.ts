import type { DemoOrganisation } from '../demo-organisation.ts';

export const slievebrookAnalytics: DemoOrganisation = {
  name: 'Slievebrook Analytics',
  site: 'slievebrook-analytics.example',
  industry: 'Food and farming',
  town: 'Belfast',
  size: 'early',
  about:
    'Slievebrook measures milk, soil and feed for dairy farms in Northern Ireland and the Republic. We are 31 people in Belfast, with a small laboratory in Omagh.',
  owner: 'Ciara Devenney',
  jobs: [
    {
      answers: {
        title: 'Backend Engineer',
        occupationCode: '2134',
        place: 'Belfast',
        nation: 'northern-ireland',
        workplace: 'hybrid',
        level: 'mid',
        payFrom: 48_000,
        payTo: 55_000,
        summary:
          'Build the service that takes readings from 2,600 milking parlours and turns them into advice before breakfast.',
        about:
          'Three backend engineers. You would take over device intake from the founder, who wrote it in a hurry.',
        responsibilities:
          'Rewrite the intake of readings so that a flood of them does no harm.\nOffer an interface that vets and feed makers can use.\nKeep the night run short.',
        qualifications:
          'Three years of backend work in any serious language; we use Go and PostgreSQL.\nSome experience with devices or messages.',
        skills: ['Go', 'PostgreSQL', 'MQTT', 'Docker'],
        sponsorship: 'yes',
        collaborationHours: { from: '09:30', to: '14:30' },
        relocation: true,
      },
    },
    {
      answers: {
        title: 'Machine Learning Engineer',
        occupationCode: '2134',
        workplace: 'fully-remote',
        level: 'senior',
        currency: 'EUR',
        payFrom: 70_000,
        payTo: 82_000,
        summary:
          'Predict which cow will fall ill, three days before anybody could see it, from data that is mostly about milk.',
        about:
          'Paid in euros by our company in Dundalk. The team works on both sides of the border and mostly at home.',
        responsibilities:
          'Own the health model and how it is measured.\nTalk to farmers about false alarms.\nPrepare data with the laboratory.',
        qualifications:
          'Five years of applied machine learning.\nPython, and models in production.\nModesty about accuracy.',
        skills: ['Python', 'PyTorch', 'MLOps', 'SQL'],
        sponsorship: 'no',
        hiresFrom: ['Ireland', 'Italy', 'Spain', 'Romania'],
        relocation: false,
      },
    },
    {
      closesIn: 10,
      answers: {
        title: 'Business Intelligence Developer',
        occupationCode: '2134',
        place: 'Belfast',
        nation: 'northern-ireland',
        workplace: 'hybrid',
        level: 'mid',
        payFrom: 40_000,
        payTo: 46_000,
        summary: 'Build the reports by which a farm adviser spends the first ten minutes of a visit.',
        responsibilities:
          'Model the data behind the reports.\nBuild them in Power BI, and remove those nobody opens.\nSit in on visits twice a year.',
        qualifications: 'Two years of Power BI or something like it.\nGood SQL.\nTaste in charts.',
        skills: ['Power BI', 'SQL', 'Data modelling'],
        sponsorship: 'depends',
        relocation: false,
      },
    },
    {
      answers: {
        title: 'Laboratory Software Engineer',
        occupationCode: '2134',
        place: 'Omagh',
        nation: 'northern-ireland',
        workplace: 'on-site',
        level: 'entry',
        hoursPerWeek: 35,
        payFrom: 30_000,
        payTo: 34_000,
        summary:
          'Connect the instruments of our laboratory to our systems, and replace the last spreadsheet.',
        responsibilities:
          'Write small programs that read instruments.\nTrack samples from the farm to the result.\nHelp the laboratory when a machine sulks.',
        qualifications:
          'Some programming, at university or on your own.\nInterest in how a laboratory works.',
        skills: ['Python', 'SQL', 'Linux'],
        sponsorship: null,
        relocation: false,
      },
    },
    {
      state: 'draft',
      answers: {
        title: 'Head of Engineering',
        occupationCode: '1137',
        place: 'Belfast',
        nation: 'northern-ireland',
        workplace: 'hybrid',
        level: 'senior',
        payFrom: 86_000,
        payTo: 98_000,
        summary: 'Lead eleven engineers from one product to three.',
        skills: ['Leadership', 'Hiring', 'Delivery'],
        sponsorship: 'yes',
        relocation: true,
      },
    },
  ],
};
