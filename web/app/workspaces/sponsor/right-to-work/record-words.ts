export const recordTitle = 'Record a right to work check';

export const noShareCode =
  'You made the check; Portway checks nobody. A share code is used and never kept here: do not type it.';

export const notRecording = {
  code: 'forbidden',
  message: 'Only compliance officers and advisers record checks. Ask one of them.',
};
