import type { DemoOrganisation } from '../demo-organisation.ts';

export const corrieGrid: DemoOrganisation = {
  name: 'Corrie Grid Software Limited',
  tradingName: 'Corrie',
  site: 'corrie-grid.example',
  industry: 'Energy',
  town: 'Glasgow',
  size: 'midSize',
  about:
    'Corrie forecasts how much wind and sun the grid will have tomorrow, and tells batteries when to charge. Our 120 people work in Glasgow and Aberdeen. Our forecasts run for eleven network operators.',
  owner: 'Fiona Carswell',
  recruiter: 'Ross Imrie',
  jobs: [
    {
      answers: {
        title: 'Senior Data Engineer',
        occupationCode: '2133',
        place: 'Glasgow',
        nation: 'scotland',
        workplace: 'hybrid',
        level: 'senior',
        payFrom: 64_000,
        payTo: 74_000,
        summary:
          'Bring weather, prices and meter readings together in time: 400 million rows a day, and a forecast every five minutes.',
        about:
          'Six data engineers, split between the pipelines and the store. You would begin with the pipelines.',
        responsibilities:
          'Build and run pipelines in Python and Spark.\nReplace three batch jobs by streams.\nMake it plain where each number came from.',
        qualifications:
          'Five years of data engineering.\nStrong SQL, and Spark, Flink or something similar.\nExperience of data that arrives late and wrong.',
        skills: ['Python', 'Spark', 'Airflow', 'SQL', 'dbt'],
        sponsorship: 'yes',
        collaborationHours: { from: '10:00', to: '15:30' },
        relocation: true,
      },
    },
    {
      answers: {
        title: 'Forecasting Scientist',
        occupationCode: '2433',
        place: 'Glasgow',
        nation: 'scotland',
        workplace: 'hybrid',
        level: 'mid',
        payFrom: 50_000,
        payTo: 54_000,
        summary:
          'Improve the wind forecast at the two hours where it is worst: just before dawn and just after a front.',
        about: 'A team of seven with backgrounds in statistics, physics and weather.',
        responsibilities:
          'Find where forecasts fail, and why.\nTry ideas on past data without fooling yourself.\nTake what works to production with an engineer.',
        qualifications:
          'A higher degree in a subject that uses numbers.\nTime series, probability and Python.\nPlain explanations to people who trade on them.',
        skills: ['Python', 'Statistics', 'Time series', 'Machine learning'],
        sponsorship: 'yes',
        relocation: true,
      },
    },
    {
      answers: {
        title: 'Network Engineer',
        occupationCode: '2137',
        place: 'Aberdeen',
        nation: 'scotland',
        workplace: 'on-site',
        level: 'mid',
        payFrom: 42_000,
        payTo: 47_000,
        summary:
          'Look after the links between our control room and 340 battery sites, some of them at the end of a single-track road.',
        about: 'Two network engineers in Aberdeen, with a van and a rota.',
        responsibilities:
          'Plan and install links by fibre, radio and satellite.\nKeep the control network apart from everything else.\nVisit sites, about three days a month.',
        qualifications:
          'Routing, firewalls and VPNs in production.\nA driving licence that is valid in the UK.\nA head for weather.',
        skills: ['Networking', 'Cisco', 'Firewalls', 'Linux'],
        sponsorship: 'depends',
        relocation: true,
      },
    },
    {
      answers: {
        title: 'Power Systems Engineer',
        occupationCode: '2123',
        place: 'Glasgow',
        nation: 'scotland',
        workplace: 'hybrid',
        level: 'senior',
        payFrom: 60_000,
        payTo: 68_000,
        summary:
          'Model how batteries behave on a weak part of the grid, and write the limits that our software keeps to.',
        about: 'You are the bridge between network operators and our software teams.',
        responsibilities:
          'Study connections before a battery is switched on.\nAgree limits with the operator, and review how they are coded.\nExplain an incident to both sides.',
        qualifications:
          'A degree in electrical engineering.\nPower system studies with a standard tool.\nSome programming.',
        skills: ['Power systems', 'PowerFactory', 'Python', 'Grid codes'],
        sponsorship: 'yes',
        relocation: true,
      },
    },
    {
      answers: {
        title: 'IT Support Technician',
        occupationCode: '3132',
        place: 'Glasgow',
        nation: 'scotland',
        workplace: 'on-site',
        level: 'entry',
        payFrom: 27_000,
        payTo: 30_000,
        summary: 'Help 120 colleagues with laptops, accounts and the meeting room that never works.',
        responsibilities:
          'Answer requests in person and by ticket.\nPrepare machines for people who join.\nWrite the guide so that the next person need not ask.',
        qualifications: 'A year of support work, or a course.\nPatience.',
        skills: ['Windows', 'macOS', 'Ticketing'],
        sponsorship: 'no',
        relocation: false,
      },
    },
  ],
};
