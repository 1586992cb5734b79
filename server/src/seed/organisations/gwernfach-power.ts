import type { DemoOrganisation } from '../demo-organisation.ts';

export const gwernfachPower: DemoOrganisation = {
  name: 'Gwernfach Power Electronics Limited',
  tradingName: 'Gwernfach Power',
  site: 'gwernfach-power.example',
  industry: 'Electronics',
  town: 'Newport',
  size: 'midSize',
  about:
    'Gwernfach makes chargers for buses and ferries. Design, assembly and a very loud test hall are under one roof in Newport, with 160 people.',
  owner: 'Rhiannon Vaughan',
  jobs: [
    {
      answers: {
        title: 'Power Electronics Engineer',
        occupationCode: '2124',
        place: 'Newport',
        nation: 'wales',
        workplace: 'on-site',
        level: 'senior',
        payFrom: 56_000,
        payTo: 65_000,
        summary:
          'Design the stage that turns the grid into 450 kilowatts for a ferry with nine minutes in port.',
        about:
          'Five designers, two of them new this year. The first prototypes of the next charger are due in summer.',
        responsibilities:
          'Design converters with silicon carbide.\nMeasure them at full power.\nHand over to production without surprises.',
        qualifications:
          'Five years in power conversion.\nMagnetics, thermal design, EMC.\nRespect for high voltage.',
        skills: ['Power electronics', 'Magnetics', 'EMC', 'Simulation'],
        sponsorship: 'yes',
        relocation: true,
      },
    },
    {
      answers: {
        title: 'Charger Software Engineer',
        occupationCode: '2134',
        place: 'Newport',
        nation: 'wales',
        workplace: 'hybrid',
        level: 'mid',
        payFrom: 49_000,
        payTo: 57_000,
        summary:
          'Write what runs between the charger, the bus and the depot: protocols, safety limits and updates over the air.',
        responsibilities:
          'Implement charging protocols in Rust and C.\nTest against buses that do not keep to them.\nShip updates that cannot leave a depot dark.',
        qualifications: 'Three years of embedded or systems programming.\nNetworking.\nCare.',
        skills: ['Rust', 'C', 'Linux', 'OCPP', 'Networking'],
        sponsorship: 'yes',
        collaborationHours: { from: '09:00', to: '15:00' },
        relocation: true,
      },
    },
    {
      answers: {
        title: 'Production Engineer',
        occupationCode: '2125',
        place: 'Newport',
        nation: 'wales',
        workplace: 'on-site',
        level: 'mid',
        hoursPerWeek: 39,
        payFrom: 41_000,
        payTo: 47_000,
        summary: 'Take a charger from four a week to ten, without a night shift.',
        responsibilities:
          'Lay out the line with the people who work on it.\nCut the causes of rework one by one.\nPrepare the line for the next model.',
        qualifications:
          'Three years on a line for electronics or machines.\nStatistics enough to know noise from news.',
        skills: ['Lean', 'Process design', 'Statistics'],
        sponsorship: 'depends',
        relocation: false,
      },
    },
    {
      answers: {
        title: 'Electrical Engineer, Depots',
        occupationCode: '2123',
        place: 'Swansea',
        nation: 'wales',
        workplace: 'on-site',
        level: 'entry',
        payFrom: 37_000,
        payTo: 42_000,
        summary: 'Plan how a bus depot gets enough power, and be there when it is switched on.',
        responsibilities:
          'Survey depots with a senior engineer.\nDraw single-line diagrams and cable runs.\nWitness tests.',
        qualifications:
          'A degree in electrical engineering.\nReadiness to travel in Wales and the south-west.',
        skills: ['Electrical design', 'AutoCAD', 'Site surveys'],
        sponsorship: 'yes',
        relocation: false,
      },
    },
    {
      state: 'draft',
      answers: {
        title: 'Service Data Engineer',
        occupationCode: '2133',
        place: 'Newport',
        nation: 'wales',
        workplace: 'hybrid',
        level: 'mid',
        payFrom: 50_000,
        payTo: 56_000,
        summary: 'Learn from 1,100 chargers which part will fail next.',
        skills: ['Python', 'SQL', 'Airflow'],
        sponsorship: 'yes',
        relocation: true,
      },
    },
  ],
};
