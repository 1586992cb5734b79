import type { DemoOrganisation } from '../demo-organisation.ts';

export const quillfoldSoftware: DemoOrganisation = {
  name: 'Quillfold Software Limited',
  tradingName: 'Quillfold',
  site: 'quillfold.example',
  industry: 'Publishing software',
  town: 'Manchester',
  size: 'early',
  about:
    'Quillfold makes the program with which forty small publishers plan, edit and typeset their books. We are 29 people, half of them in Manchester.',
  owner: 'Leon Attwater',
  jobs: [
    {
      answers: {
        title: 'Product Engineer',
        occupationCode: '2134',
        place: 'Manchester',
        nation: 'england',
        workplace: 'hybrid',
        level: 'mid',
        payFrom: 54_000,
        payTo: 62_000,
        summary:
          'Take a part of the product and own it: talk to editors, decide, build, and answer for it afterwards.',
        about:
          'There are no product managers here. Six product engineers each look after one part of the making of a book.',
        responsibilities:
          'Spend a day a month with a publisher.\nBuild features in TypeScript, React and PostgreSQL.\nSay what you will not build, and why.',
        qualifications:
          'Four years of building for the web.\nJudgement about what matters to a user.\nWriting that a publisher would not want to correct.',
        skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Figma'],
        sponsorship: 'yes',
        collaborationHours: { from: '10:00', to: '16:00' },
        relocation: true,
      },
    },
    {
      closesIn: 17,
      answers: {
        title: 'Backend Engineer, Documents',
        occupationCode: '2134',
        place: 'Manchester',
        nation: 'england',
        workplace: 'occasional-office-visits',
        level: 'senior',
        payFrom: 60_000,
        payTo: 69_000,
        summary: 'Let twelve people edit one manuscript of 900 pages at once, without losing a comma.',
        about:
          'You would work with one other engineer on the document engine, which the rest of the product stands on.',
        responsibilities:
          'Design how changes merge, and prove it.\nKeep the history of a book for as long as the book lives.\nMeasure before and after.',
        qualifications:
          'Five years of backend work.\nInterest in concurrent editing or databases.\nTests that try to break things.',
        skills: ['TypeScript', 'Node.js', 'PostgreSQL', 'CRDTs'],
        sponsorship: 'yes',
        collaborationHours: { from: '11:00', to: '15:00' },
        hiresFrom: ['Ireland'],
        relocation: true,
      },
    },
    {
      answers: {
        title: 'Automation Tester',
        occupationCode: '2136',
        workplace: 'fully-remote',
        level: 'mid',
        payFrom: 43_000,
        payTo: 48_000,
        summary:
          'Automate what a careful reader would check by hand: that page 412 of the proof is page 412 of the book.',
        responsibilities:
          'Build end-to-end tests in Playwright.\nCompare typeset pages by eye and by program.\nOwn the list of what we know to be broken.',
        qualifications: 'Four years of testing, two with automation.\nTypeScript.\nA good eye.',
        skills: ['Playwright', 'TypeScript', 'API testing', 'CI/CD'],
        sponsorship: 'yes',
        collaborationHours: { from: '10:00', to: '14:00' },
        hiresFrom: ['Romania', 'Poland', 'Kenya'],
        relocation: false,
      },
    },
    {
      answers: {
        title: 'Web Designer',
        occupationCode: '2141',
        place: 'Manchester',
        nation: 'england',
        workplace: 'hybrid',
        level: 'entry',
        payFrom: 28_000,
        payTo: 32_000,
        summary:
          'Design the pages on which publishers sell their books, from templates that you will improve.',
        responsibilities:
          'Adapt templates for a new publisher each fortnight.\nKeep them fast and readable.\nTake part in the drawing of the next set.',
        qualifications: 'A portfolio, however small.\nHTML and CSS by hand.',
        skills: ['CSS', 'HTML', 'Typography', 'Figma'],
        sponsorship: 'no',
        relocation: false,
      },
    },
    {
      answers: {
        title: 'Typesetting Engineer',
        place: 'Manchester',
        nation: 'england',
        workplace: 'hybrid',
        level: 'senior',
        payFrom: 58_000,
        payTo: 66_000,
        summary:
          'Make a program set a page as well as a person did in 1930: hyphens, widows, Arabic beside English.',
        about:
          'A rare job, so we have not settled which occupation it is. Apply if you know what a river is.',
        responsibilities:
          'Extend our layout engine in Rust.\nAdd right-to-left text.\nWork with three typesetters who know better.',
        qualifications: 'Experience with fonts, layout or browsers.\nRust or C++.',
        skills: ['Rust', 'OpenType', 'Typography'],
        sponsorship: 'depends',
        relocation: true,
      },
    },
  ],
};
