import { parameter, pounds } from '../../kernel/index.ts';
import { checkGoingRates, skilledOccupationsRules, skilledWorkerRules } from '../../sources/index.ts';
import { type PayPost, type PayScale, post } from '../pay-scale.ts';
import { asRead } from './as-read.ts';

const assignedOn = { governedBy: 'assignedOn', checkAt: checkGoingRates } as const;

const lecturer = (role: string, title: string, rate: number): PayPost =>
  post(role, title, { ratePence: pounds(rate), baseHours: 'full-time' });

/** Further education (2312) by nation and grade, for a full-time teacher as these pay scales define one. */
export const furtherEducation = parameter<PayScale>({
  ...assignedOn,
  id: 'pay-scales.further-education',
  title: 'Going rates of further education teachers by nation and grade',
  versions: [
    asRead(
      {
        england: [
          lecturer('unqualified-lecturer', 'Unqualified lecturer', 22_387),
          lecturer('qualified-lecturer', 'Qualified lecturer', 27_786),
          lecturer('advanced-teaching', 'Advanced teaching and training', 41_905),
          lecturer('leadership', 'Leadership & management', 41_905),
        ],
        scotland: [
          lecturer('lecturer-equivalent', 'Lecturer and equivalent', 27_786),
          lecturer('senior-lecturer', 'Senior lecturer and equivalent', 41_905),
        ],
        wales: [
          lecturer('associate-lecturer', 'Instructor / demonstrator and associate lecturer', 24_048.75),
          lecturer('main-grade-lecturer', 'Main grade lecturer', 30_619.64),
          lecturer('upper-pay-spine', 'Upper pay spine', 44_010.49),
          lecturer('management', 'Management', 47_696.57),
        ],
        'northern-ireland': [
          lecturer('lecturer', 'Lecturer', 30_000),
          lecturer('principal-lecturer', 'Principal lecturer', 52_361),
          lecturer('head-of-department', 'Heads of Departments', 55_339),
        ],
      },
      [skilledOccupationsRules('Table 3, code 2312'), skilledWorkerRules('SW 13.1')],
    ),
  ],
});

const psychologist = (role: string, title: string, rate: number): PayPost =>
  post(role, title, { ratePence: pounds(rate), baseHours: 'not-stated' });

/** Educational psychologists in Scottish education (2226), in addition to the bands of Table 4. */
export const educationalPsychologists = parameter<PayScale>({
  ...assignedOn,
  id: 'pay-scales.educational-psychologists',
  title: 'Going rates of educational psychologists in Scottish education',
  versions: [
    asRead(
      {
        scotland: [
          psychologist('educational-psychologist', 'Educational Psychologist in Scottish education', 56_763),
          psychologist(
            'senior-educational-psychologist',
            'Senior, Depute Principal or Principal Educational Psychologist in Scottish education',
            76_701,
          ),
        ],
      },
      [skilledOccupationsRules('Table 3, code 2226'), skilledWorkerRules('SW 13.1')],
      'The Rules print no hours for these rates.',
    ),
  ],
});

const assistant = (role: string, title: string, [rate, hourly]: readonly [number, number]): PayPost => ({
  ...post(role, title, { ratePence: pounds(rate), baseHours: 'full-time' }),
  hourlyPence: pounds(hourly),
});

/** Higher level teaching assistants (3231), the same in every nation. */
export const higherLevelTeachingAssistants = parameter<PayScale>({
  ...assignedOn,
  id: 'pay-scales.higher-level-teaching-assistants',
  title: 'Going rates of higher level teaching assistants',
  versions: [
    asRead(
      {
        'united-kingdom': [
          assistant('classroom-assistant', 'General Assistants / Classroom Assistants', [23_656, 12.26]),
          assistant('classroom-assistant-sen', 'Classroom Assistant SEN', [25_147, 13.03]),
        ],
      },
      [skilledOccupationsRules('Table 3a, code 3231'), skilledWorkerRules('SW 13.1')],
    ),
  ],
});

/** Teaching assistants (6112) and educational support assistants (6113), the same in every nation. */
export const teachingAssistants = parameter<PayScale>({
  ...assignedOn,
  id: 'pay-scales.teaching-assistants',
  title: 'Going rate of teaching and educational support assistants',
  versions: [
    asRead({ 'united-kingdom': [assistant('assistant', 'Teaching or support assistant', [23_656, 12.26])] }, [
      skilledOccupationsRules('Table 3a, codes 6112 and 6113'),
      skilledWorkerRules('SW 13.1'),
    ]),
  ],
});
