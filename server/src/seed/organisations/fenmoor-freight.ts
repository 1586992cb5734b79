import type { DemoOrganisation } from '../demo-organisation.ts';

export const fenmoorFreight: DemoOrganisation = {
  name: 'Fenmoor Freight Limited',
  tradingName: 'Fenmoor',
  site: 'fenmoor.example',
  industry: 'Logistics',
  town: 'Peterborough',
  size: 'massive',
  about:
    'Fenmoor carries parcels and pallets between 28 depots. Of our 5,200 people, 190 build software: routes, scanners, and the page that says where a parcel is.',
  owner: 'Sandra Kettering',
  jobs: [
    {
      answers: {
        title: 'DevOps Engineer',
        occupationCode: '2139',
        place: 'Peterborough',
        nation: 'england',
        workplace: 'hybrid',
        level: 'mid',
        payFrom: 53_000,
        payTo: 61_000,
        summary: 'Help twenty teams release when they like instead of on the first Tuesday of the month.',
        about: 'A new group of five, formed because the old way hurt. You would be the third to join.',
        responsibilities:
          'Build pipelines that teams choose to use.\nMove services to Kubernetes, beginning with the willing.\nMake costs visible.',
        qualifications: 'Three years of DevOps or something like it.\nTerraform and one cloud.\nDiplomacy.',
        skills: ['Kubernetes', 'Terraform', 'AWS', 'Linux', 'CI/CD'],
        sponsorship: 'yes',
        collaborationHours: { from: '10:00', to: '15:00' },
        relocation: true,
      },
    },
    {
      answers: {
        title: 'Mobile Engineer, Driver App',
        occupationCode: '2134',
        place: 'Peterborough',
        nation: 'england',
        workplace: 'occasional-office-visits',
        level: 'senior',
        payFrom: 60_000,
        payTo: 70_000,
        summary: 'Build the app that 3,100 drivers hold in one hand, in the rain, with no signal.',
        about: 'Five mobile engineers. Each spends two days a year in a van, and comes back with a list.',
        responsibilities:
          'Build offline first, in Kotlin and Flutter.\nMake scanning quicker by the second that drivers asked for.\nWatch crashes, batteries and old phones.',
        qualifications: 'Five years of mobile work.\nAn app with many users that you kept alive.',
        skills: ['Kotlin', 'Flutter', 'Swift', 'Firebase'],
        sponsorship: 'yes',
        relocation: true,
      },
    },
    {
      closesIn: 42,
      answers: {
        title: 'Engineering Manager, Routing',
        occupationCode: '2132',
        place: 'Peterborough',
        nation: 'england',
        workplace: 'hybrid',
        level: 'senior',
        payFrom: 86_000,
        payTo: 97_000,
        summary: 'Lead two teams, eleven people, whose software decides each night which van goes where.',
        about: 'One team has researchers, the other engineers, and they have begun to like each other.',
        responsibilities:
          'Look after people and their growth.\nAgree with depots what a good route is.\nKeep both teams on one plan.',
        qualifications:
          'Three years of managing engineers.\nEnough technical depth to ask the second question.',
        skills: ['Leadership', 'Hiring', 'Delivery', 'Optimisation'],
        sponsorship: 'yes',
        collaborationHours: { from: '09:30', to: '16:00' },
        relocation: true,
      },
    },
    {
      answers: {
        title: 'IT Project Manager',
        occupationCode: '2131',
        place: 'Newcastle upon Tyne',
        nation: 'england',
        workplace: 'hybrid',
        level: 'mid',
        payFrom: 46_000,
        payTo: 52_000,
        summary: 'Bring new scanners to nine northern depots by autumn, with the people who will use them.',
        responsibilities:
          'Plan depot by depot.\nKeep suppliers to what they promised.\nReport plainly, good news or bad.',
        qualifications: 'Four years of running IT projects.\nA valid UK driving licence.',
        skills: ['Project management', 'Suppliers', 'Reporting'],
        sponsorship: 'depends',
        relocation: false,
      },
    },
    {
      answers: {
        title: 'Routing Software Engineer',
        occupationCode: '2134',
        workplace: 'fully-remote',
        level: 'senior',
        currency: 'EUR',
        payFrom: 76_000,
        payTo: 88_000,
        summary:
          'Plan 9,000 stops in four minutes, a little better each quarter. Employed by our Dutch company, and paid in euros.',
        responsibilities:
          'Improve the solver and its bounds.\nMeasure on real nights.\nRead papers, and doubt them.',
        qualifications: 'Optimisation, in research or in practice.\nC++ or Rust.',
        skills: ['Rust', 'C++', 'Optimisation', 'Linux'],
        sponsorship: 'no',
        collaborationHours: { from: '09:00', to: '13:00' },
        hiresFrom: ['Netherlands', 'Germany', 'Ukraine', 'Romania'],
        relocation: false,
      },
    },
  ],
};
