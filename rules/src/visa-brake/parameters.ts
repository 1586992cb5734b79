import { calendarDate, noted, parameter, type Source, since } from '../kernel/index.ts';
import { checkSalary } from '../sources/index.ts';

/** The day on which these pages were read. The paragraph of the Rules itself was not seen. */
const readOn = calendarDate('2026-11-28');

const visaBrakeNews: Source = {
  title: 'GOV.UK news, “Visa brake imposed on 4 countries” (HC 1691)',
  checkedOn: readOn,
};
const eigLaw: Source = { title: 'eiglaw.com, on the visa brake (March 2026)', checkedOn: readOn };
const gloVisa: Source = { title: 'glovisa.org, on the visa brake', checkedOn: readOn };

const note =
  'For applications from outside the UK, by nationality and not by residence. Announced for about 18 months, and under review. The text of the paragraph was not seen.';

const brake = (route: string, id: string, nationals: readonly string[]) =>
  parameter({
    id: `visa-brake.${id}`,
    title: `Visa brake, ${route}: nationals whose applications from outside the UK are refused`,
    governedBy: 'appliedOn',
    checkAt: checkSalary,
    versions: [noted(since('2026-03-26', nationals, 'confirmed', visaBrakeNews, eigLaw, gloVisa), note)],
  });

/** Nationals who are refused entry clearance as a Skilled Worker, whatever the certificate says. */
export const skilledWorkerBrake = brake('Skilled Worker', 'skilled-worker', ['Afghanistan']);

/** Nationals who are refused entry clearance as a Student. */
export const studentBrake = brake('Student', 'student', ['Afghanistan', 'Cameroon', 'Myanmar', 'Sudan']);

export const visaBrakeParameters = [skilledWorkerBrake, studentBrake];
