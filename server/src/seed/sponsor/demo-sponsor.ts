/** A sponsored worker of the demo. Days are counted from the day on which it is made. */
export interface DemoWorker {
  readonly fullName: string;
  readonly jobTitle: string;
  readonly occupationCode: string;
  readonly pay: number;
  readonly startedBefore: number;
  readonly visaEndsIn: number;
  readonly place: 'Leeds office' | 'Edinburgh office';
  readonly managed?: true;
  /** Left out where the worker is not absent. */
  readonly absentSince?: number;
  readonly unpaidWeeks?: number;
  readonly isToStart?: true;
  /** A residence permit card, seen by hand, in place of a share code: it gives no excuse. */
  readonly checkedBy?: 'card';
  /** Days after the first one on which the right to work was checked: they stay without an excuse. */
  readonly checkedLateBy?: number;
  readonly route?: 'global-business-mobility';
}

const names = [
  'Ana Marques',
  'Ben Adeyemi',
  'Priya Nair',
  'Bruno Carvalho',
  'Yuki Tanaka',
  'Farid Rahimi',
  'Ines Duarte',
  'Kofi Boateng',
  'Mei Lin Chua',
  'Rahul Menon',
  'Sofia Kowalska',
  'Tariq Aziz',
  'Ursula Weiss',
  'Victor Mensah',
  'Wanjiru Kamau',
  'Xin Yi Goh',
  'Yusuf Demir',
  'Zainab Bello',
  'Adaeze Obi',
  'Bilal Hussain',
  'Camila Rojas',
  'Dmitri Volkov',
  'Elif Kaya',
  'Fatou Diallo',
  'Gabriel Santos',
  'Hana Suzuki',
  'Imran Sheikh',
  'Jaya Pillai',
  'Kenji Watanabe',
  'Leila Haddad',
  'Marco Conti',
  'Nadia Petrova',
  'Oluwaseun Ade',
  'Pooja Iyer',
  'Quang Nguyen',
  'Rosa Jimenez',
  'Samir Patel',
  'Thandi Dube',
  'Uche Eze',
  'Vikram Rao',
];

const jobs = [
  { jobTitle: 'Senior Backend Engineer', occupationCode: '2134', pay: 64_000 },
  { jobTitle: 'Data Analyst', occupationCode: '3544', pay: 47_150 },
  { jobTitle: 'Network Engineer', occupationCode: '2137', pay: 58_000 },
  { jobTitle: 'Product Engineer', occupationCode: '2134', pay: 57_200 },
] as const;

/** What some of them have that the others do not. */
const states: Readonly<Record<string, Partial<DemoWorker>>> = {
  'Ana Marques': { absentSince: 18 },
  'Farid Rahimi': { absentSince: 6, managed: true },
  'Ben Adeyemi': { unpaidWeeks: 5 },
  'Priya Nair': { pay: 44_000 },
  'Bruno Carvalho': { visaEndsIn: 52 },
  'Yuki Tanaka': { visaEndsIn: 24 },
  'Ines Duarte': { isToStart: true, checkedBy: 'card' },
  'Camila Rojas': { checkedLateBy: 3 },
  'Kofi Boateng': { route: 'global-business-mobility' },
};

const analyst = {
  jobTitle: 'Data Analyst',
  occupationCode: '3544',
  pay: 47_150,
  startedBefore: 240,
} as const;

/** Of the adviser's second client: reports past their day, one to make, a visa that ends soon, and two that need nothing. */
export const demoClientWorkers: readonly Omit<DemoWorker, 'place'>[] = [
  { ...analyst, fullName: 'Tomas Ferreira', visaEndsIn: 510, absentSince: 70 },
  { ...analyst, fullName: 'Lucia Benitez', visaEndsIn: 640, absentSince: 21 },
  { ...analyst, fullName: 'Arjun Desai', visaEndsIn: 24 },
  { ...analyst, fullName: 'Noor Rahman', visaEndsIn: 420 },
  { ...analyst, fullName: 'Sunita Gurung', visaEndsIn: 700 },
];

/** Forty, of whom most need nothing. */
export const demoWorkers: readonly DemoWorker[] = names.map((fullName, place) => ({
  fullName,
  ...(jobs[place % jobs.length] ?? jobs[0]),
  startedBefore: 150 + place * 13,
  visaEndsIn: 200 + place * 23,
  place: place % 5 === 4 ? 'Edinburgh office' : 'Leeds office',
  ...(place % 8 === 0 && { managed: true }),
  ...states[fullName],
}));
