import type { DemoOrganisation } from '../demo-organisation.ts';

export const pellharrowInsurance: DemoOrganisation = {
  name: 'Pellharrow Insurance Services Limited',
  tradingName: 'Pellharrow',
  site: 'pellharrow.example',
  industry: 'Insurance',
  town: 'Norwich',
  size: 'veryLarge',
  about:
    'Pellharrow insures homes, small boats and village halls. Of 840 people, 150 build and run our software, in Norwich and Birmingham. The company is owned by its policyholders.',
  owner: 'Judith Calthorpe',
  recruiter: 'Amit Solanki',
  jobs: [
    {
      answers: {
        title: 'Java Engineer, Claims',
        occupationCode: '2134',
        place: 'Norwich',
        nation: 'england',
        workplace: 'hybrid',
        level: 'senior',
        hoursPerWeek: 35,
        payFrom: 62_000,
        payTo: 71_000,
        summary:
          'Work on the system through which a flooded house becomes a paid claim. It handles 300 on a dull day and 6,000 after a storm.',
        about: 'Eight engineers in two teams, a tester in each, and claims handlers on the same floor.',
        responsibilities:
          'Split the old claims engine into parts that can be changed one at a time.\nDesign for storms.\nCoach two junior engineers.',
        qualifications:
          'Five years of Java and Spring.\nMessaging with Kafka or similar.\nExperience with systems older than you would like.',
        skills: ['Java', 'Spring', 'Kafka', 'PostgreSQL', 'System design'],
        sponsorship: 'yes',
        collaborationHours: { from: '10:00', to: '15:00' },
        relocation: true,
      },
    },
    {
      closesIn: 21,
      answers: {
        title: 'Cloud Architect',
        occupationCode: '2133',
        place: 'Birmingham',
        nation: 'england',
        workplace: 'hybrid',
        level: 'senior',
        hoursPerWeek: 35,
        payFrom: 84_000,
        payTo: 96_000,
        summary:
          'Plan the move of 60 systems out of a data centre whose lease ends in two years, and say which of them should stop instead.',
        about:
          'A group of four architects who report to the head of technology. You draw, price, and stay until it runs.',
        responsibilities:
          'Set the order of the move and its costs.\nAgree patterns for networks, identity and backup.\nWork beside each team for its first system.',
        qualifications:
          'Ten years around infrastructure, several in the cloud.\nOne large move that you saw to its end.\nNumbers as well as drawings.',
        skills: ['AWS', 'Azure', 'Terraform', 'Networking', 'Cost control'],
        sponsorship: 'yes',
        collaborationHours: { from: '10:00', to: '16:00' },
        relocation: true,
      },
    },
    {
      answers: {
        title: 'Actuarial Data Scientist',
        occupationCode: '2433',
        place: 'Norwich',
        nation: 'england',
        workplace: 'hybrid',
        level: 'mid',
        hoursPerWeek: 35,
        payFrom: 56_000,
        payTo: 66_000,
        summary:
          'Price a risk that is rare and local: what a river does to a street. You work with actuaries who have seen it before.',
        responsibilities:
          'Build pricing models that can be explained to a regulator.\nCombine claims with maps and weather.\nReview models of others.',
        qualifications: 'A degree with statistics.\nPython or R.\nSome insurance, or interest in it.',
        skills: ['Python', 'R', 'SQL', 'Causal inference', 'Geospatial'],
        sponsorship: 'yes',
        relocation: true,
      },
    },
    {
      answers: {
        title: 'Application Security Engineer',
        occupationCode: '2135',
        place: 'Birmingham',
        nation: 'england',
        workplace: 'hybrid',
        level: 'senior',
        hoursPerWeek: 35,
        payFrom: 64_000,
        payTo: 76_000,
        summary: 'Help nine teams build things that are hard to abuse, early enough that it is cheap.',
        about: 'You join two others. We would rather change a library than write a policy.',
        responsibilities:
          'Model threats with teams as they design.\nReview changes to log-in, payments and documents.\nRun the programme for outside testers.',
        qualifications:
          'Background as a software engineer.\nThree years or more in application security.\nKindness in reviews.',
        skills: ['Application security', 'Threat modelling', 'Java', 'AWS'],
        sponsorship: 'yes',
        relocation: true,
      },
    },
    {
      answers: {
        title: 'Systems Administrator',
        occupationCode: '3131',
        place: 'Norwich',
        nation: 'england',
        workplace: 'on-site',
        level: 'mid',
        hoursPerWeek: 35,
        payFrom: 33_000,
        payTo: 37_000,
        summary: 'Keep the servers of our last data centre patched, backed up and boring until we leave it.',
        responsibilities:
          'Patch on a schedule that people trust.\nTest that backups come back.\nHelp with the move, system by system.',
        qualifications: 'Windows Server and some Linux.\nScripting.',
        skills: ['Windows Server', 'Linux', 'PowerShell', 'VMware'],
        sponsorship: null,
        relocation: false,
      },
    },
  ],
};
