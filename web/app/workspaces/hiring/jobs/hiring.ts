export const jobPath = (id: string): string => `/dashboard/hiring/jobs/${id}`;
