/** What somebody chooses under Notifications: everything at once, but for these. */
export function mailChoice(different: Readonly<Record<string, string | boolean>>) {
  return {
    messages: 'at-once',
    applications: 'at-once',
    applicants: 'at-once',
    jobs: 'at-once',
    jobAlerts: true,
    productNews: false,
    ...different,
  };
}
