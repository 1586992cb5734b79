import type { DemoApplication } from './demo-application.ts';

/** Who applied where, with what they wrote and what came of it, in the order in which it happens. */
export const demoApplications: readonly DemoApplication[] = [
  {
    candidate: 'Dmytro Kovalenko',
    job: 'Lead Platform Engineer',
    text: 'You write that the team should say no more often. I have spent eight years removing layers from systems, and I would like to do it with people who mean it.',
    steps: [
      { status: 'interview', next: { text: 'A call with the head of engineering', inDays: 5 } },
      {
        from: 'employer',
        says: 'Thank you for the call, Dmytro. The team liked your account of the router migration. We will decide this week.',
      },
      { from: 'candidate', says: 'Thank you. I am glad to send the notes that I mentioned, if they help.' },
      { status: 'offer', note: 'We would like you to join us. The offer is in your mail.' },
      {
        from: 'candidate',
        says: 'I accept, with pleasure. I can start eight weeks after the visa is granted.',
      },
      { status: 'hired', note: 'Welcome to Northgate.' },
    ],
    allRead: true,
  },
  {
    candidate: 'Rahul Deshmukh',
    job: 'Lead Platform Engineer',
    text: 'I have moved two companies off servers that were made by hand. Your third region that stays cold is the part I would like to hear more about.',
    steps: [{ rejected: 'We chose somebody who has worked closer to payments. Thank you for your time.' }],
  },
  {
    candidate: 'Amara Okafor',
    job: 'Java Engineer, Claims',
    text: 'Claims after a storm look to me like settlement after a holiday: everything at once, and none of it may be lost. I would bring what I know of events to an engine that is older.',
    steps: [
      {
        rejected:
          'We looked for more years of Java. Your work on settlement is impressive; please look at our other teams.',
      },
    ],
  },
  {
    candidate: 'Amara Okafor',
    job: 'Part-time Content Systems Engineer',
    text: 'My mother taught a class of fifty, and I would like to build something that helps in such a room.',
    withoutCv: true,
    steps: ['withdraw'],
  },
  {
    candidate: 'Amara Okafor',
    job: 'Backend Engineer',
    text: 'Readings from 2,600 parlours before breakfast is a problem of the kind I like: a flood at a known hour. I rebuilt the intake of a parcel network in the same way.',
    steps: [
      {
        from: 'employer',
        says: 'Hello Amara. Would you be happy in Belfast? The laboratory is an hour away, and you would go there now and then.',
      },
      {
        from: 'candidate',
        says: 'Yes. I have read about the city, and a friend from university lives there.',
      },
      { status: 'interview', next: { text: 'A video call with Ciara and the backend team', inDays: 4 } },
      {
        status: 'offer',
        note: 'We would like to offer you the job, at the top of the range.',
        next: { text: 'Your answer to our offer', inDays: 9 },
      },
    ],
    allRead: true,
  },
  {
    candidate: 'Amara Okafor',
    job: 'Backend Engineer, Documents',
    text: 'A ledger and a manuscript have this in common: you must be able to say who changed what, and go back. I would like to learn how you merge changes without a lock.',
  },
  {
    candidate: 'Amara Okafor',
    job: 'Senior Backend Engineer',
    text: 'I have settled card payments for four years, and I know the night when a bank file does not balance. Your advert says that nothing may be paid twice: I would like to work where that sentence comes first.',
    steps: [
      {
        from: 'employer',
        says: 'Thank you for applying, Amara. Could you tell us a little about the largest day your ledger has settled, and what broke first?',
      },
      {
        from: 'candidate',
        says: 'Gladly. It was a day of about two million payments before a public holiday. The import of bank files broke first, because it held one lock for each file. We split it by account, and it has not been the slowest part since.',
      },
      {
        status: 'interview',
        note: 'We enjoyed reading your answer and would like to talk.',
        next: { text: 'A video interview with two engineers, one hour', inDays: 6 },
      },
      {
        from: 'employer',
        says: 'The interview is with Priyanka and Joe from the settlement team. You will look at a real incident together; there is nothing to prepare. Does 11:00 in London suit you?',
      },
    ],
  },
  {
    candidate: 'Omar El-Sayed',
    job: 'Senior Backend Engineer',
    text: 'For ten years I led the billing of a telephone company with nine million lines. I would like to write code again in a team that is small enough to know its whole system.',
    steps: [
      {
        rejected:
          'You have led larger systems than ours; for this post we chose people who have recently worked in TypeScript.',
      },
    ],
  },
  {
    candidate: 'Omar El-Sayed',
    job: 'Java Engineer, Claims',
    text: 'I have twice taken an old Java system apart while it went on running. A company that is owned by its policyholders is a good reason to do it a third time.',
    steps: [
      {
        from: 'employer',
        says: 'Dear Omar, would you be ready to move to Norwich? Two days a week are in the office.',
      },
      {
        from: 'candidate',
        says: 'Yes, my family and I have spoken about it. We would move in summer, after the school year.',
      },
      { status: 'interview', next: { text: 'A day with both claims teams, by video', inDays: 8 } },
    ],
    allRead: true,
  },
  {
    candidate: 'Mateo Herrera',
    job: 'Full-stack Engineer, Booking',
    text: 'I built the booking page of 140 clinics in Colombia. I know what a receptionist says when a page takes three seconds, and I would like to know what yours say.',
    steps: [
      {
        status: 'interview',
        next: { text: 'Pair for an hour on a small change to the booking page', inDays: 5 },
      },
      {
        from: 'employer',
        says: 'Hi Mateo, the hour will be with Carys and Dev. Use your own editor, and bring questions.',
      },
      { from: 'candidate', says: 'Thank you. May I see the page as a patient before that?' },
    ],
  },
  {
    candidate: 'Mateo Herrera',
    job: 'Product Engineer',
    text: 'I like that an engineer speaks to the editors here. I have always asked to do that, and have not always been allowed.',
  },
  {
    candidate: 'Mateo Herrera',
    job: 'Frontend Engineer',
    text: 'Much of my work has been for schools with slow lines and old tablets. I would like to make exercises that load before a child looks away.',
    steps: [{ rejected: 'We had many good applications and chose people with more accessibility work.' }],
  },
  {
    candidate: 'Priya Raghavan',
    job: 'Actuarial Data Scientist',
    text: 'I have prepared the data on which actuaries price health insurance. I would like to be closer to the price itself.',
    steps: ['withdraw'],
  },
  {
    candidate: 'Priya Raghavan',
    job: 'Senior Data Engineer',
    text: 'A forecast every five minutes from data that comes late is what my team does for claims, a little more slowly. The wind is a better reason to hurry.',
    steps: [
      {
        status: 'interview',
        next: { text: 'A call about how you would replace one of the batch jobs', inDays: 3 },
      },
      {
        from: 'employer',
        says: 'Thank you for the sketch of the stream, Priya. It is nearer to what we planned than our own plan.',
      },
      {
        from: 'candidate',
        says: 'That is kind. I left out how to fill in a day that was missed; I can write that down if you like.',
      },
      { from: 'employer', says: 'No need. We have talked to the team and will write today.' },
      {
        status: 'offer',
        note: 'We would like you to come to Glasgow.',
        next: { text: 'A call with Fiona about the offer and the move', inDays: 4 },
      },
    ],
  },
  {
    candidate: 'Kwame Mensah',
    job: 'DevOps Engineer',
    text: 'I have been the person who moved a company away from its monthly release. It took nine months, and most of it was listening. I would like to do it again with five people instead of one.',
    steps: [
      { status: 'interview', next: { text: 'A technical conversation with the platform group', inDays: 7 } },
      {
        from: 'candidate',
        says: 'Thank you for the invitation. Accra keeps nearly your hours, so any time is fine.',
      },
    ],
  },
  {
    candidate: 'Kwame Mensah',
    job: 'Platform Engineer',
    text: 'Privacy that is the easy way rather than a rule on paper: I would like to build that.',
  },
  {
    candidate: 'Kwame Mensah',
    job: 'Site Reliability Engineer',
    text: 'Incident reviews that anybody in the company may read told me more about you than the rest of the page.',
    steps: [
      {
        from: 'employer',
        says: 'Hello Kwame. Before we decide: which incident taught you most? A few lines are enough.',
      },
    ],
  },
  {
    candidate: 'Linh Tran',
    job: 'Mobile Engineer, Driver App',
    text: 'Our riders in Ho Chi Minh City hold the phone in one hand too, and the rain is heavier. The app I work on is offline for a fifth of the day and nobody notices.',
    steps: [
      { status: 'interview', next: { text: 'A conversation with the mobile team', inDays: 3 } },
      {
        status: 'offer',
        note: 'We would be glad to have you.',
        next: { text: 'Your answer to our offer', inDays: 10 },
      },
      {
        from: 'employer',
        says: 'Linh, would you like to spend a day in a van before you decide? We can arrange it when you visit.',
      },
      { from: 'candidate', says: 'Very much. I will be in England in the second week of next month.' },
    ],
    allRead: true,
  },
  {
    candidate: 'Yusuf Demir',
    job: 'Information Security Analyst',
    text: 'I would be glad to be the second person rather than the only one, and health records deserve two.',
    steps: ['withdraw', 'reopen'],
  },
  {
    candidate: 'Yusuf Demir',
    job: 'Application Security Engineer',
    text: 'You write that you would rather change a library than write a policy. I have done both, and only the library was used.',
    steps: [
      { status: 'interview', next: { text: 'Review a design with two of our engineers', inDays: 6 } },
      { from: 'candidate', says: 'I am looking forward to it. Will I see the design before the call?' },
      { from: 'employer', says: 'Yes, two pages, the evening before.' },
    ],
    allRead: true,
  },
  {
    candidate: 'Sofia Marchetti',
    job: 'Machine Learning Engineer',
    text: 'My grandparents kept cows near Cuneo, and I work on models that look for faults. I had not expected to put the two together.',
  },
  {
    candidate: 'Sofia Marchetti',
    job: 'Machine Learning Scientist, Perception',
    text: 'I find scratches on car authenticator by camera. A crack in a wet pipe, with sonar that disagrees, is the harder and better problem.',
    steps: [
      {
        from: 'employer',
        says: 'Hello Sofia. Your doctorate is not on your profile: may we ask what it was about?',
      },
      {
        from: 'candidate',
        says: 'I have a master’s degree, and five years of practice. I hope that counts with you; the work speaks about the same questions.',
      },
      {
        status: 'interview',
        next: { text: 'Visit the tank by video, and look at footage together', inDays: 9 },
      },
    ],
  },
  {
    candidate: 'Daniel Achieng',
    job: 'Product Engineer',
    text: 'I would like to own one part of something and be asked about it afterwards.',
    steps: [
      {
        rejected:
          'Dear {first name},\n\nThank you for applying for {job}. We will not take your application further this time.',
      },
    ],
  },
  {
    candidate: 'Daniel Achieng',
    job: 'Frontend Engineer',
    text: 'I test with a screen reader each week, because a colleague of mine uses one. An exercise that works without sight or sound is the best brief I have read this year.',
    steps: [
      { status: 'interview', next: { text: 'Show us one thing you built and are proud of', inDays: 5 } },
      {
        from: 'employer',
        says: 'Daniel, there will be four of us on the call. One used to teach year 3 and asks the hardest questions.',
      },
      {
        from: 'candidate',
        says: 'Then I will bring the savings page for first-time users. Thank you for the warning.',
      },
      { from: 'employer', says: 'Good choice. Until then.' },
    ],
  },
  {
    candidate: 'Hana Sato',
    job: 'Junior .NET Developer',
    text: 'I worked in a museum with school classes every day, and wrote the small programs they touched.',
    steps: ['withdraw'],
  },
  {
    candidate: 'Hana Sato',
    job: 'Graduate Software Engineer',
    text: 'Three teams in a year, and real changes from the second week, is what I want from a first job in engineering.',
    steps: [
      { status: 'interview', next: { text: 'A morning in the office near Old Street', inDays: 2 } },
      { from: 'employer', says: 'It was good to meet you, Hana. May we know when your Graduate visa ends?' },
      {
        from: 'candidate',
        says: 'It was good to meet you too. It ends in fourteen months.',
      },
      {
        status: 'offer',
        note: 'We would like you to start in February.',
        next: { text: 'Read the contract and ask us anything', inDays: 7 },
      },
    ],
    allRead: true,
  },
  {
    candidate: 'Grace Adeyemi',
    job: 'Graduate Software Engineer',
    text: 'I finish my master’s degree in Leeds this year. Moving money correctly sounds like a good place to learn to be careful.',
    steps: [
      { from: 'employer', says: 'Thank you, Grace. When would you be free to start?' },
      {
        from: 'candidate',
        says: 'In February, with the others: my last examination is in January. Is that the right moment?',
      },
    ],
  },
  {
    candidate: 'Grace Adeyemi',
    job: 'Junior .NET Developer',
    text: 'I write C# for the university library two days a week, and I live twenty minutes from your office. A mentor with an hour a day would have made my first job a different one.',
    steps: [
      { status: 'interview', next: { text: 'A talk with Martin and your mentor to be', inDays: 3 } },
      { status: 'offer', next: { text: 'A visit to a school with the team', inDays: 6 } },
      {
        from: 'employer',
        says: 'Grace, we would be happy if you joined. The school visit is on us, and no test.',
      },
    ],
  },
  {
    candidate: 'Ana Popescu',
    job: 'QA Engineer',
    text: 'I have tested software for six years and never anything that had to be dug out. I read your page about the tank twice.',
    steps: [
      { status: 'interview', next: { text: 'Plan a trial with our tester, one hour by video', inDays: 4 } },
      {
        from: 'candidate',
        says: 'Before the call, may I ask whether the pay range can move? I have more years than the advert asks for.',
      },
    ],
  },
  {
    candidate: 'Ana Popescu',
    job: 'Automation Tester',
    text: 'Comparing page 412 with page 412 is exactly the sort of thing I would write a program for, and then check by eye.',
    steps: [
      { from: 'employer', says: 'Thank you, Ana. We will look at applications together next week.' },
      { from: 'candidate', says: 'Thank you for telling me.' },
    ],
    allRead: true,
  },
  {
    candidate: 'Ana Popescu',
    job: 'Verification Engineer',
    text: 'I would like to test something where coverage is a duty and not a number on a wall.',
  },
  {
    candidate: 'Rahul Deshmukh',
    job: 'Cloud Architect',
    text: 'Sixty systems, two years and a lease with an end: I have done it with ninety and three. The list of what should stop is where I would begin.',
    steps: [
      {
        status: 'interview',
        next: { text: 'Walk through one of your moves with the architects', inDays: 3 },
      },
      {
        from: 'employer',
        says: 'Rahul, the group would like to see the cost sheet you spoke of, without names.',
      },
      { from: 'candidate', says: 'I have made a version without names and will show it on a shared screen.' },
      {
        status: 'offer',
        note: 'The group was of one mind.',
        next: { text: 'A call with Judith Calthorpe', inDays: 5 },
      },
    ],
    allRead: true,
  },
  {
    candidate: 'Chloe Nkosi',
    job: 'Full-stack Engineer, Booking',
    text: 'I have built for clinics in Cape Town, with former nurses in the team. I would not want to build for clinics in any other way.',
  },
  {
    candidate: 'Chloe Nkosi',
    job: 'Product Engineer',
    text: 'No product managers, and a day a month with a publisher: that is how I would set up a team if I were asked.',
    steps: [
      {
        status: 'interview',
        next: { text: 'Spend two hours with Leon on a real request of an editor', inDays: 6 },
      },
      {
        from: 'employer',
        says: 'Chloe, I am sending the request as an editor wrote it. Do not solve it before we meet.',
      },
    ],
  },
  {
    candidate: 'Minh Nguyen',
    job: 'Charger Software Engineer',
    text: 'Rust on a charger that must never leave a depot dark is the job I would have written for myself.',
    steps: ['withdraw'],
  },
  {
    candidate: 'Minh Nguyen',
    job: 'Avionics Software Engineer',
    text: 'I would like to learn to write software to a standard, and to fly once with what I wrote.',
    steps: [{ rejected: 'We need somebody with experience of safety-related software for this post.' }],
  },
  {
    candidate: 'Minh Nguyen',
    job: 'Embedded Software Engineer',
    text: 'I make sensors that sit in rivers, so I know about water and about logs that are all you have afterwards. A robot that moves would be the next step.',
    steps: [
      { status: 'interview', next: { text: 'A day at the bench in Bristol', inDays: 2 } },
      {
        from: 'employer',
        says: 'Thank you for coming, Minh. You found the fault in the radio quicker than we had.',
      },
      {
        from: 'candidate',
        says: 'It was the same capacitor that cost me a month last year. Thank you for the day.',
      },
      { status: 'offer' },
      {
        status: 'hired',
        note: 'Welcome. We begin with your certificate, so that you can apply to change employer.',
      },
      {
        from: 'employer',
        says: 'Please do not give notice before your application to change employer is decided. We will go through the steps with you.',
      },
    ],
  },
  {
    candidate: 'Isabela Duarte',
    job: 'Actuarial Data Scientist',
    text: 'What a river does to a street is a causal question with few observations. I have worked on such questions for discounts, which matter less.',
    steps: [{ status: 'interview', next: { text: 'Discuss a model of ours that was wrong', inDays: 7 } }],
  },
  {
    candidate: 'Isabela Duarte',
    job: 'Forecasting Scientist',
    text: 'You name the two hours in which your forecast is worst. I would like to work with people who say such things in an advert.',
    steps: [
      { from: 'employer', says: 'Isabela, are you free for a first call of twenty minutes next week?' },
      { from: 'candidate', says: 'Yes, from 12:00 in London on any day.' },
    ],
  },
  {
    candidate: 'Dmytro Kovalenko',
    job: 'Routing Software Engineer',
    text: 'I know the machine below the solver well, and would like to learn what is above it.',
    steps: ['withdraw'],
  },
  {
    candidate: 'Fatima Zahra Bennani',
    job: 'Business Intelligence Developer',
    text: 'I build reports for a port, where somebody reads them on a phone beside a crane. A farm visit cannot be much different, except for the boots.',
    steps: [
      { status: 'interview', next: { text: 'Improve one of our reports, with us watching', inDays: 5 } },
      {
        from: 'candidate',
        says: 'Thank you. May I share my own screen for it? The letters are larger there.',
      },
      { from: 'employer', says: 'Of course, whatever suits you.' },
    ],
    allRead: true,
  },
  {
    candidate: 'Elif Kaya',
    job: 'Engineering Manager, Routing',
    text: 'Two teams that have begun to like each other is a good moment for a manager to arrive. I led a travel company through the same, with prices in place of vans.',
    steps: [
      {
        status: 'pending',
        note: 'We are still reading, and will write to everybody by the end of the month.',
      },
    ],
  },
];
