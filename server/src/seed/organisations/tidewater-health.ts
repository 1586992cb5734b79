import type { DemoOrganisation } from '../demo-organisation.ts';

export const tidewaterHealth: DemoOrganisation = {
  name: 'Tidewater Health Limited',
  tradingName: 'Tidewater Health',
  site: 'tidewater-health.example',
  industry: 'Healthcare software',
  town: 'Cardiff',
  size: 'midSize',
  about:
    'Tidewater makes the booking and records system of 310 physiotherapy and mental health clinics. Ninety people work here, in Cardiff and at home across the UK. Clinicians are part of every product team.',
  owner: 'Gwen Pritchard',
  recruiter: 'Owain Rees',
  jobs: [
    {
      answers: {
        title: 'Platform Engineer',
        occupationCode: '2134',
        workplace: 'fully-remote',
        level: 'mid',
        payFrom: 56_000,
        payTo: 64_000,
        summary:
          'Build the ground that our clinical products stand on: deployment, data storage and the keys that keep records private.',
        about:
          'The platform team is three people, and you would be the fourth. We meet in Cardiff once a quarter and pay for the journey.',
        responsibilities:
          'Run and improve our Kubernetes clusters and the pipelines that lead to them.\nMake it easy to do the private thing: encryption, access, retention.\nHelp product teams measure what they ship.',
        qualifications:
          'Three years with cloud infrastructure, on AWS or Azure.\nA language for tools: Go, Python or TypeScript.\nRespect for the fact that each row is about a person.',
        skills: ['Kubernetes', 'Terraform', 'Go', 'PostgreSQL', 'AWS'],
        sponsorship: 'yes',
        collaborationHours: { from: '10:00', to: '15:00' },
        hiresFrom: ['Ireland', 'Portugal'],
        relocation: false,
      },
    },
    {
      closesIn: 14,
      answers: {
        title: 'Full-stack Engineer, Booking',
        occupationCode: '2134',
        place: 'Cardiff',
        nation: 'wales',
        workplace: 'occasional-office-visits',
        level: 'mid',
        payFrom: 48_000,
        payTo: 56_000,
        summary:
          'Work on the page where a patient finds a time and the one where a receptionist finds a gap. Both are used every few seconds, by people in a hurry.',
        about:
          'You join a designer, a former clinic manager and three engineers. The team visits a clinic every other month.',
        responsibilities:
          'Build features across React, Django and PostgreSQL.\nWatch people use what you built, and change it.\nKeep pages quick on an old reception computer.',
        qualifications:
          'Three years of web development on both sides.\nAn eye for accessible forms.\nInterest in the people who will use it.',
        skills: ['React', 'TypeScript', 'Python', 'Django', 'PostgreSQL'],
        sponsorship: 'yes',
        collaborationHours: { from: '10:00', to: '15:00' },
        relocation: true,
      },
    },
    {
      answers: {
        title: 'Data Analyst, Clinical Outcomes',
        occupationCode: '3544',
        place: 'Cardiff',
        nation: 'wales',
        workplace: 'hybrid',
        level: 'mid',
        payFrom: 34_000,
        payTo: 38_000,
        summary:
          'Answer the questions that clinics ask of their own numbers: who waits, who gets better, who does not come back.',
        about: 'You work beside a statistician and a physiotherapist. Reports go to clinics each month.',
        responsibilities:
          'Prepare the monthly outcome reports, and say what they do not show.\nBuild dashboards that a busy person can read.\nCheck data for gaps before anybody draws a conclusion.',
        qualifications:
          'Two years of analysis with SQL and Python or R.\nSound basic statistics.\nThe habit of writing down assumptions.',
        skills: ['SQL', 'Python', 'Power BI', 'Statistics'],
        sponsorship: 'no',
        relocation: false,
      },
    },
    {
      answers: {
        title: 'Information Security Analyst',
        occupationCode: '2135',
        place: 'Cardiff',
        nation: 'wales',
        workplace: 'hybrid',
        level: 'mid',
        payFrom: 46_000,
        payTo: 53_000,
        summary:
          'Look after the security of health records, from the weekly access review to the yearly test by outsiders.',
        about: 'You would be the second security person. The first wrote this advert and would like company.',
        responsibilities:
          'Review who can see what, and take away what nobody deps.\nFollow alerts to their end.\nAnswer the security questions of clinics in plain words.',
        qualifications:
          'Two years in security operations or something close.\nAn understanding of cloud permissions.\nCalm when something looks wrong.',
        skills: ['AWS', 'Incident response', 'Access control', 'Python'],
        sponsorship: 'depends',
        relocation: true,
      },
    },
    {
      state: 'draft',
      answers: {
        title: 'Clinical Product Designer',
        occupationCode: '2141',
        place: 'Cardiff',
        nation: 'wales',
        workplace: 'hybrid',
        level: 'mid',
        summary:
          'Design the notes that clinicians write during a session, so that they can look at the patient instead.',
        skills: ['Figma', 'User research', 'Prototyping'],
        sponsorship: null,
        relocation: false,
      },
    },
  ],
};
