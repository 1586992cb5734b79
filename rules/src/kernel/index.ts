export {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDate,
  daysBetween,
  isCalendarDate,
} from './calendar-date.ts';
export { inPounds, type Pence, pounds, total } from './money.ts';
export {
  type Confidence,
  type GoverningDay,
  noted,
  type Parameter,
  parameter,
  type Source,
  type SuccessorUnknown,
  since,
  successorUnknown,
  type Version,
} from './parameter.ts';
export {
  type Answered,
  type Figure,
  figureStep,
  type InForce,
  type LawRead,
  lawOn,
  lawStep,
  type NeedsFacts,
  type NoLaw,
  type NotApplicable,
  needsFacts,
  notApplicable,
  type Outcome,
  type Step,
  type Warning,
} from './rule.ts';
