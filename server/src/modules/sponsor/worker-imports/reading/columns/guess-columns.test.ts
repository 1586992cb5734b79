import { expect, it } from 'vitest';
import { guessColumns } from './guess-columns.ts';

/** The heading that each of our columns is guessed to be, from headings with a value each. */
function guessed(columns: Readonly<Record<string, string>>, kind: 'workers' | 'absences' = 'workers') {
  const headings = Object.keys(columns);
  const places = guessColumns(
    kind,
    headings,
    Object.values(columns).map((value) => [value]),
  );
  return Object.fromEntries(Object.entries(places).map(([column, place]) => [column, headings[place]]));
}

it('an exact heading beats a loose one, and a salutation is no job', () => {
  expect(guessed({ Title: 'Mr', Name: 'Kofi', Surname: 'Adjei', 'Job Title': 'Developer' })).toEqual({
    ...{ forename: 'Name', surname: 'Surname', jobTitle: 'Job Title' },
  });
});

it('“Title” is the job where its values are jobs', () => {
  expect(guessed({ Name: 'Kofi Adjei', Title: 'Data engineer' })).toEqual({
    fullName: 'Name',
    jobTitle: 'Title',
  });
});

it('“Employee” is a number or a name by its values', () => {
  expect(guessed({ Employee: 'Kofi Adjei', 'Employee #': '7' })).toEqual({
    fullName: 'Employee',
    reference: 'Employee #',
  });
  expect(guessed({ Employee: '7', 'First Name': 'Kofi', 'Last Name': 'Adjei' })).toEqual({
    ...{ forename: 'First Name', surname: 'Last Name' },
  });
});

it.each([
  ['Forename(s)', 'forename', 'Kofi'],
  ['Family Name', 'surname', 'Adjei'],
  ['Employee Start Date', 'startedOn', '01/09/2025'],
  ['Date Joined', 'startedOn', '2025-09-01'],
  ['Contracted Weekly Hours', 'hoursPerWeek', '37.5'],
  ['Role held', 'jobTitle', 'Software Developer'],
  ['Basic Salary (£)', 'pay', '55,000'],
  ['Annual Salary GBP', 'pay', '55000'],
  ['Hourly rate', 'pay', '28.05'],
  ['SOC 2010 Code', 'occupationCode', '2136'],
  ['CoS Reference Number', 'certificateNumber', 'C2G1A2B3C4D'],
  ['Visa Expiry Date (dd/mm/yyyy)', 'visaEnds', '31/12/2028'],
  ['BRP Expiry', 'visaEnds', '31/12/2028'],
  ['Permission type', 'route', 'Skilled Worker'],
  ['RTW Check Date', 'checkedOn', '01/09/2025'],
  ['Right to Work Expiry Date', 'nextCheckOn', '31/12/2028'],
  ['NI No.', 'nationalInsurance', 'AB123456C'],
  ['Home E-mail Address', 'email', 'kofi@example.com'],
])('%s is %s', (heading, column, value) => {
  expect(guessed({ [heading]: value })).toMatchObject(
    column === 'forename' || column === 'middleName' ? {} : { [column]: heading },
  );
});

it.each([
  ['Manager name', 'Helen Marsh'],
  ['Emergency contact telephone number', '07700900123'],
  ['Probation end date', '01/12/2025'],
  ['Next of kin name', 'Ama Adjei'],
  ['Bank account number', '12345678'],
  ['Start date', 'Monday morning'],
  ['Salary', 'see contract'],
])('%s with %s is none of ours', (heading, value) => {
  expect(guessed({ [heading]: value })).toEqual({});
});

it('of absences, statuses and kinds of leave are recognised', () => {
  const columns = { 'Emp No': 'E-1', 'From date': '01/09/2026', 'To date': '04/09/2026' };
  expect(guessed({ ...columns, Status: 'Approved', 'Leave type': 'Unpaid leave' }, 'absences')).toEqual({
    ...{ reference: 'Emp No', firstDay: 'From date', lastDay: 'To date' },
    ...{ agreed: 'Status', absencePay: 'Leave type' },
  });
});
