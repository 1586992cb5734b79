export const sponsoringPath = (application: string) =>
  `/dashboard/hiring/applications/${application}/sponsoring`;
