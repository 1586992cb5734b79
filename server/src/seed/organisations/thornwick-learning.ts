import type { DemoOrganisation } from '../demo-organisation.ts';

export const thornwickLearning: DemoOrganisation = {
  name: 'Thornwick Learning',
  site: 'thornwick-learning.example',
  industry: 'Education',
  town: 'Leeds',
  size: 'midSize',
  about:
    'Thornwick makes reading and maths practice for primary schools. Teachers wrote the first version, and eleven former teachers work here still. We are 74 people, in Leeds two days a week.',
  owner: 'Martin Sugden',
  jobs: [
    {
      answers: {
        title: 'Frontend Engineer',
        occupationCode: '2134',
        place: 'Leeds',
        nation: 'england',
        workplace: 'hybrid',
        level: 'mid',
        payFrom: 46_000,
        payTo: 55_000,
        summary:
          'Build exercises that a seven-year-old can use alone, on a tablet that has been dropped, with or without sight or sound.',
        about:
          'Two teams of four, each with a designer and a former teacher. Every second Thursday one of us is in a school.',
        responsibilities:
          'Build exercises in React and keep them under the size that school networks bear.\nTest with children, and with screen readers.\nLook after our small set of shared components.',
        qualifications:
          'Three years of frontend work.\nPractical knowledge of accessibility.\nPatience with old browsers.',
        skills: ['React', 'TypeScript', 'CSS', 'Accessibility', 'Playwright'],
        sponsorship: 'yes',
        collaborationHours: { from: '09:30', to: '15:00' },
        relocation: true,
      },
    },
    {
      answers: {
        title: 'Junior .NET Developer',
        occupationCode: '2134',
        place: 'Leeds',
        nation: 'england',
        workplace: 'hybrid',
        level: 'entry',
        payFrom: 34_000,
        payTo: 39_000,
        summary:
          'Join the team behind the teacher’s side: registers, marks and the reports that go home in July.',
        about: 'You would have a mentor with an hour a day for you, for the first three months.',
        responsibilities:
          'Build and test small features in C# and SQL Server.\nAnswer the question behind a support ticket.\nLearn how a school year runs.',
        qualifications: 'A year of C#, paid or not.\nBasic SQL.\nCuriosity.',
        skills: ['C#', '.NET', 'SQL', 'Azure'],
        sponsorship: 'yes',
        relocation: false,
      },
    },
    {
      answers: {
        title: 'User Researcher and Interface Designer',
        occupationCode: '2141',
        place: 'Leeds',
        nation: 'england',
        workplace: 'hybrid',
        level: 'mid',
        hoursPerWeek: 35,
        payFrom: 41_000,
        payTo: 45_000,
        summary: 'Watch children and teachers, draw what you learned, and watch again.',
        responsibilities:
          'Plan and run sessions in schools.\nDraw flows and prototypes.\nTell the team what you saw before you tell them what it means.',
        qualifications:
          'Three years in research or interface design.\nExperience with children, or the will to learn how.\nA background check comes with the job.',
        skills: ['User research', 'Figma', 'Prototyping', 'Accessibility'],
        sponsorship: 'depends',
        relocation: false,
      },
    },
    {
      answers: {
        title: 'Part-time Content Systems Engineer',
        occupationCode: '2134',
        place: 'Leeds',
        nation: 'england',
        workplace: 'occasional-office-visits',
        level: 'senior',
        hoursPerWeek: 24,
        payFrom: 44_000,
        payTo: 48_000,
        summary:
          'Three days a week on the tool with which authors write exercises. The pay is for those three days.',
        about: 'Two people share the care of this tool. The other one works Monday to Wednesday.',
        responsibilities:
          'Make authoring quicker for eleven people whom you will know by name.\nKeep 48,000 exercises in order through each change of format.',
        qualifications: 'Five years of web engineering.\nExperience with editors or structured text.',
        skills: ['TypeScript', 'ProseMirror', 'PostgreSQL'],
        sponsorship: 'yes',
        relocation: false,
      },
    },
    {
      answers: {
        title: 'IT Trainer for Schools',
        occupationCode: '3573',
        place: 'Sheffield',
        nation: 'england',
        workplace: 'on-site',
        level: 'entry',
        payFrom: 28_000,
        payTo: 32_000,
        summary: 'Visit two schools a day and show teachers how to set up a class before the bell.',
        responsibilities:
          'Run short sessions for teachers.\nBring back what puzzled them.\nKeep the guides up to date.',
        qualifications: 'Ease in front of a tired audience.\nA driving licence that is valid in the UK.',
        skills: ['Training', 'Writing'],
        sponsorship: 'no',
        relocation: false,
      },
    },
  ],
};
