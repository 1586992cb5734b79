import type { DemoOrganisation } from '../demo-organisation.ts';

export const larkspurRobotics: DemoOrganisation = {
  name: 'Larkspur Robotics',
  site: 'larkspur-robotics.example',
  industry: 'Robotics',
  town: 'Bristol',
  size: 'early',
  about:
    'Larkspur builds small robots that inspect water mains from inside. Thirty-eight people work in one building in Bristol, with a test tank on the ground floor.',
  owner: 'Nadia Whitlock',
  recruiter: 'Callum Frew',
  markets: ['Water', 'Inspection'],
  offices: [{ town: 'Bristol', nation: 'england', address: 'Unit 6, Avonmouth Way, BS11 8DA' }],
  claims: true,
  earlier: ['Firmware Engineer, Motion', 'Field Robotics Technician'].map((title) => ({
    answers: {
      title,
      occupationCode: '2134',
      place: 'Bristol',
      nation: 'england',
      workplace: 'on-site',
      level: 'mid',
      payFrom: 48_000,
      payTo: 55_000,
      summary: 'Keep a small robot moving inside a pipe.',
      responsibilities: 'Write the code that drives it\nTry it in the tank',
      skills: ['C++', 'Linux'],
    },
  })),
  jobs: [
    {
      answers: {
        title: 'QA Engineer',
        occupationCode: '2136',
        place: 'Bristol',
        nation: 'england',
        workplace: 'on-site',
        level: 'mid',
        payFrom: 38_000,
        payTo: 41_000,
        summary:
          'Test robots before a water company lowers them into a pipe. Half of the work is automated tests, half is standing beside the tank with a notebook.',
        about:
          'You would be our second tester. A robot that stops half-way must be dug out, so people listen to you.',
        responsibilities:
          'Write and keep automated tests of the control software.\nPlan and run trials in the tank, and once a month in a real main.\nDecide with the team whether a release is good enough.',
        qualifications: 'Two years of software testing.\nSome programming, in Python or C++.\nGood notes.',
        skills: ['Python', 'pytest', 'Test planning', 'Linux'],
        sponsorship: 'yes',
        relocation: false,
      },
    },
    {
      answers: {
        title: 'Embedded Software Engineer',
        occupationCode: '2134',
        place: 'Bristol',
        nation: 'england',
        workplace: 'on-site',
        level: 'mid',
        payFrom: 52_000,
        payTo: 60_000,
        summary:
          'Write the software that runs inside the robot: motors, sonar, battery and a radio that works only some of the time.',
        about: 'The firmware team is four people who share a bench with the electronics team.',
        responsibilities:
          'Build drivers and control loops in C++ and a little Rust.\nBring up new boards with the people who designed them.\nMake failures visible in the logs we pull out afterwards.',
        qualifications:
          'Three years of embedded work on microcontrollers.\nAbility to read a schematic.\nCare with memory and time.',
        skills: ['C++', 'C', 'Rust', 'RTOS'],
        sponsorship: 'yes',
        relocation: true,
      },
    },
    {
      answers: {
        title: 'Electronics Engineer',
        occupationCode: '2124',
        place: 'Bristol',
        nation: 'england',
        workplace: 'on-site',
        level: 'senior',
        payFrom: 51_000,
        payTo: 59_000,
        summary: 'Design the boards of the next robot: a fifth smaller, under water for twelve hours.',
        about: 'One other electronics engineer, a workshop of our own, and a supplier down the road.',
        responsibilities:
          'Own a board from requirements to its third revision.\nPlan how it is tested in production.\nWork with firmware on everything that has two sides.',
        qualifications:
          'A degree in electronics or the same by practice.\nMixed-signal design and layout.\nExperience of things that get wet or shaken.',
        skills: ['PCB design', 'KiCad', 'Power electronics', 'Sonar'],
        sponsorship: 'yes',
        relocation: true,
      },
    },
    {
      closesIn: 35,
      answers: {
        title: 'Machine Learning Scientist, Perception',
        occupationCode: '2433',
        place: 'Bristol',
        nation: 'england',
        workplace: 'hybrid',
        level: 'senior',
        payFrom: 44_000,
        payTo: 50_000,
        summary:
          'Teach a robot to tell a crack from a shadow, with a camera that sees half a metre and sonar that disagrees.',
        about: 'A research post in a product team. You may publish what does not name a customer.',
        responsibilities:
          'Build and measure models on 900 hours of pipe footage.\nRun them on a small computer inside the robot.\nAgree with water companies what counts as a fault.',
        qualifications:
          'A doctorate in vision, robotics or something near.\nPython and PyTorch; C++ is welcome.\nHonest evaluation.',
        skills: ['Python', 'PyTorch', 'Computer vision', 'C++'],
        sponsorship: 'yes',
        relocation: true,
      },
    },
    {
      answers: {
        title: 'Robotics Summer Intern',
        place: 'Bristol',
        nation: 'england',
        workplace: 'on-site',
        level: 'intern',
        employment: 'fixed-term',
        payFrom: 25_000,
        payTo: 25_000,
        summary:
          'Twelve weeks next summer with one team and one question, which you answer in front of everybody at the end.',
        responsibilities:
          'Choose one of five projects with us in spring.\nBuild something that works in the tank.',
        qualifications: 'Second or third year of a degree in engineering or computing.',
        skills: ['Python', 'C++'],
        sponsorship: 'no',
        relocation: false,
      },
    },
  ],
};
