import type { DemoOrganisation } from '../demo-organisation.ts';

export const wexcombeAvionics: DemoOrganisation = {
  name: 'Wexcombe Avionics',
  site: 'wexcombe-avionics.example',
  industry: 'Aerospace',
  town: 'Cheltenham',
  size: 'large',
  about:
    'Wexcombe designs displays and recorders for air ambulances and rescue helicopters. We are 410 people; most work in Cheltenham, where we also build what we design.',
  owner: 'Robert Stallard',
  jobs: [
    {
      answers: {
        title: 'Avionics Software Engineer',
        occupationCode: '2134',
        place: 'Cheltenham',
        nation: 'england',
        workplace: 'on-site',
        level: 'senior',
        hoursPerWeek: 40,
        payFrom: 58_000,
        payTo: 66_000,
        summary: 'Write software that a pilot looks at in the dark, and the evidence that it can be trusted.',
        about:
          'Teams of five to seven, each with its own safety engineer. We keep to DO-178C and do not grumble about it.',
        responsibilities:
          'Design and code display functions in C.\nTrace each line to a requirement and a test.\nTake part in flight trials.',
        qualifications:
          'Four years in safety-related software.\nC, and the discipline it takes.\nGood written English.',
        skills: ['C', 'DO-178C', 'RTOS', 'Requirements'],
        sponsorship: 'yes',
        relocation: true,
      },
    },
    {
      answers: {
        title: 'Aerospace Systems Engineer',
        occupationCode: '2126',
        place: 'Cheltenham',
        nation: 'england',
        workplace: 'on-site',
        level: 'mid',
        hoursPerWeek: 37,
        payFrom: 48_000,
        payTo: 54_000,
        summary: 'Say what a recorder must do, for whom, and how anybody will know that it does.',
        responsibilities:
          'Write requirements with crews and engineers.\nAnalyse failures before they happen.\nLead tests on the bench and in the air.',
        qualifications: 'A degree in aerospace or electronics.\nThree years with airborne equipment.',
        skills: ['Systems engineering', 'Safety analysis', 'DOORS'],
        sponsorship: 'yes',
        relocation: true,
      },
    },
    {
      answers: {
        title: 'Mechanical Design Engineer',
        occupationCode: '2122',
        place: 'Cheltenham',
        nation: 'england',
        workplace: 'on-site',
        level: 'entry',
        hoursPerWeek: 37,
        payFrom: 35_000,
        payTo: 39_000,
        summary:
          'Design housings that survive heat, salt and a two-metre drop, and can be put together with gloves on.',
        about: 'A small team with its own machine shop. Most first drawings are on the bench within a week.',
        responsibilities:
          'Design parts and drawings.\nTest prototypes, and break some on purpose.\nFollow a part into production.',
        qualifications: 'A degree in mechanical engineering.\nCAD, at university or at work.',
        skills: ['SolidWorks', 'Finite elements', 'Machining'],
        sponsorship: 'yes',
        relocation: false,
      },
    },
    {
      answers: {
        title: 'Verification Engineer',
        occupationCode: '2136',
        place: 'Cheltenham',
        nation: 'england',
        workplace: 'on-site',
        level: 'mid',
        hoursPerWeek: 40,
        payFrom: 42_000,
        payTo: 46_000,
        summary: 'Show by test and analysis that software does what it must, and nothing else.',
        responsibilities:
          'Write and run verification on target hardware.\nMeasure coverage, and explain each gap.\nAnswer auditors.',
        qualifications: 'Two years of testing embedded software.\nPython for rigs; C to read.',
        skills: ['Python', 'C', 'Test rigs', 'DO-178C'],
        sponsorship: 'depends',
        relocation: true,
      },
    },
    {
      state: 'closed',
      answers: {
        title: 'Electronics Test Technician',
        occupationCode: '3112',
        place: 'Cheltenham',
        nation: 'england',
        workplace: 'on-site',
        level: 'mid',
        hoursPerWeek: 37,
        payFrom: 29_000,
        payTo: 33_000,
        summary:
          'Test finished units one by one, find the fault in the few that fail, and tell design about it.',
        responsibilities:
          'Test units to a written procedure.\nRepair to component level.\nKeep instruments calibrated.',
        qualifications: 'An apprenticeship or the like.\nSteady hands.',
        skills: ['Soldering', 'Oscilloscopes', 'Fault finding'],
        sponsorship: 'no',
        relocation: false,
      },
    },
  ],
};
