import type { DemoOrganisation } from '../demo-organisation.ts';

export const marrowbyGames: DemoOrganisation = {
  name: 'Marrowby Games',
  site: 'marrowby-games.example',
  industry: 'Games',
  town: 'Dundee',
  size: 'early',
  about:
    'Marrowby makes slow games about places: a canal, a signal box, an allotment. We are 24 people in Dundee and have released four games in nine years.',
  owner: 'Isla Drummond',
  jobs: [
    {
      answers: {
        title: 'Graphics Programmer',
        occupationCode: '2134',
        place: 'Dundee',
        nation: 'scotland',
        workplace: 'hybrid',
        level: 'mid',
        hoursPerWeek: 35,
        payFrom: 47_000,
        payTo: 53_000,
        summary: 'Light, water and weather for a game that takes place on one river over a year.',
        about: 'Two programmers work on the look of the game, with three artists who care how mist behaves.',
        responsibilities:
          'Write shaders and tools for artists.\nFind where the frame goes, on a handheld too.\nKeep the look the same on machines that disagree.',
        qualifications:
          'Three years of graphics work in C++ or HLSL.\nA shipped game, or something else you finished.',
        skills: ['C++', 'Unreal Engine', 'Shaders', 'Profiling'],
        sponsorship: 'yes',
        relocation: true,
      },
    },
    {
      answers: {
        title: 'Gameplay Programmer',
        occupationCode: '2134',
        place: 'Dundee',
        nation: 'scotland',
        workplace: 'hybrid',
        level: 'entry',
        hoursPerWeek: 35,
        payFrom: 33_000,
        payTo: 37_000,
        summary: 'Build the small rules from which an afternoon in the game is made: tides, boats, gulls.',
        responsibilities:
          'Prototype ideas with a designer in days.\nTurn the good ones into code that lasts.\nFix what players find.',
        qualifications: 'C++ or C#, and a game you made yourself.\nPleasure in small things.',
        skills: ['C++', 'Unreal Engine', 'Game design'],
        sponsorship: 'yes',
        relocation: false,
      },
    },
    {
      answers: {
        title: 'Environment Artist',
        occupationCode: '2142',
        place: 'Dundee',
        nation: 'scotland',
        workplace: 'hybrid',
        level: 'mid',
        hoursPerWeek: 35,
        payFrom: 35_000,
        payTo: 40_000,
        summary: 'Model the banks of a river in four seasons, by hand and by rule.',
        responsibilities:
          'Build landscapes that are beautiful and cheap to draw.\nTake photographs in the rain for reference.\nGive and take criticism.',
        qualifications: 'A portfolio of places.\nThree years with Blender or Maya and an engine.',
        skills: ['Blender', 'Unreal Engine', 'Texturing'],
        sponsorship: 'yes',
        relocation: true,
      },
    },
    {
      answers: {
        title: 'Tools Programmer (contract)',
        occupationCode: '2134',
        workplace: 'fully-remote',
        level: 'senior',
        employment: 'contract',
        payFrom: 60_000,
        payTo: 70_000,
        summary:
          'Six months on the pipeline that brings art into the game, so that a build takes minutes and not lunch. The pay is given as for a year.',
        responsibilities:
          'Find out where the time goes.\nBuild a cache that can be trusted.\nLeave notes that outlast you.',
        qualifications: 'Experience with build systems for games.\nPython and C++.',
        skills: ['Python', 'C++', 'Build systems'],
        sponsorship: 'no',
        collaborationHours: { from: '10:00', to: '14:00' },
        hiresFrom: ['Canada', 'South Korea', 'Poland'],
        relocation: false,
      },
    },
    {
      state: 'draft',
      answers: {
        title: 'Sound Designer',
        occupationCode: '3417',
        place: 'Dundee',
        nation: 'scotland',
        workplace: 'on-site',
        level: 'mid',
        payFrom: 32_000,
        skills: ['Wwise', 'Field recording'],
        relocation: false,
      },
    },
  ],
};
