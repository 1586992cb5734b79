export const sponsoringPath = (application: string) =>
  `/dashboard/hiring/sponsoring?application=${application}`;
