import { describe, expect, it } from 'vitest';
import { assessmentOperation, assessmentOptions } from './assessment.ts';

const sound = {
  isUKRegistered: 'Yes',
  documentsSubmitted: 'Yes',
  knowsJobRoleAndCode: 'Yes',
  meetsSalaryThreshold: 'Yes',
  authorizingOfficerAvailable: 'Yes',
  email: 'amara@example.com',
};

const faults = (request: unknown) => {
  const { error } = assessmentOperation.request.safeParse(request);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

describe('the answers of the assessment', () => {
  // Specification, section 9, "Assessment": the options of each question.
  it('are the specified ones', () => {
    expect(Object.entries(assessmentOptions).map(([name, options]) => [name, Object.keys(options)])).toEqual([
      ['isUKRegistered', ['Yes', 'No - Foreign Company', 'No - Planning to Register']],
      ['documentsSubmitted', ['Yes', 'Need More Information']],
      ['knowsJobRoleAndCode', ['Yes', 'No']],
      ['meetsSalaryThreshold', ['Yes', 'No']],
      ['authorizingOfficerAvailable', ['Yes', 'No']],
    ]);
  });

  it.each([
    ['isUKRegistered', 'no - foreign company', 'foreign-company'],
    ['isUKRegistered', 'NO - PLANNING TO REGISTER', 'planning'],
    ['isUKRegistered', ' yes\n', 'yes'],
    ['documentsSubmitted', 'need more INFORMATION', 'more-information'],
    ['knowsJobRoleAndCode', 'nO', 'no'],
    ['meetsSalaryThreshold', 'YES', 'yes'],
    ['authorizingOfficerAvailable', '\tNo ', 'no'],
  ])('%s takes %j without case and spaces', (field, text, answer) => {
    expect(assessmentOperation.request.parse({ ...sound, [field]: text })).toHaveProperty(field, answer);
  });

  describe.each(Object.keys(assessmentOptions))('%s', (field) => {
    it.each([[undefined], [null], [''], ['  ']])('refuses %j: "Please select an answer"', (text) => {
      expect(faults({ ...sound, [field]: text })).toEqual([`${field}: Please select an answer`]);
    });

    it.each([['Maybe'], ['Yes!'], ['no-foreign company'], ['toString'], [1], [true], [['Yes']], [{}]])(
      'refuses %j: "Please select a valid option"',
      (text) => {
        expect(faults({ ...sound, [field]: text })).toEqual([`${field}: Please select a valid option`]);
      },
    );
  });

  it('are no answer to another question', () => {
    expect(faults({ ...sound, documentsSubmitted: 'No' })).toHaveLength(1);
    expect(faults({ ...sound, knowsJobRoleAndCode: 'Need More Information' })).toHaveLength(1);
  });
});

describe('the email address', () => {
  const longest = `${'a'.repeat(242)}@example.com`;

  it.each([
    [' Amara@Example.com ', 'Amara@Example.com'],
    ['o’hara+jobs@example.co.uk'.replace('’', "'"), "o'hara+jobs@example.co.uk"],
    [longest, longest],
  ])('%j is taken as %j', (text, email) => {
    expect(assessmentOperation.request.parse({ ...sound, email: text }).email).toBe(email);
  });

  it.each([
    [undefined],
    [null],
    [''],
    [7],
    ['amara'],
    ['amara@'],
    ['@example.com'],
    ['amara@example'],
    ['amara@@example.com'],
    ['amara okafor@example.com'],
    ['amara@exa mple.com'],
    ['amara@-example.com'],
    ['amara@example..com'],
    ['a@example.com\nBcc: b@example.com'],
    [`a${longest}`],
  ])('%j is refused: "Please enter a valid email address"', (email) => {
    expect(faults({ ...sound, email })).toEqual(['email: Please enter a valid email address']);
  });

  it('is refused quickly, however long and hostile', () => {
    expect(faults({ ...sound, email: `a@${'a-'.repeat(30_000)}` })).toHaveLength(1);
  });
});

it('the request refuses fields it does not know, such as a misspelt one', () => {
  expect(faults({ ...sound, authorisingOfficerAvailable: 'Yes' })).toHaveLength(1);
});
