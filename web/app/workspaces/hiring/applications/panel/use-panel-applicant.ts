import type { EmployerApplication } from '@portway/contracts/hiring/employer-applications/applicant-row';
import type { EmployerApplicationDetails } from '@portway/contracts/hiring/employer-applications/employer-applications';
import { useLocation, useNavigation } from 'react-router';

export interface PanelApplicant {
  readonly row: EmployerApplication;
  /** Null while they are being loaded. */
  readonly details: EmployerApplicationDetails | null;
}

/** The applicant of the panel, from the press that opens it; null while it is closed. */
export function usePanelApplicant(
  rows: readonly EmployerApplication[],
  applicant: EmployerApplicationDetails | null,
): PanelApplicant | null {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const current = applicant && { row: applicant, details: applicant };
  if (next === undefined || next.pathname !== pathname) return current;
  const id = new URLSearchParams(next.search).get('applicant');
  if (id === null) return null;
  if (id === applicant?.id) return current;
  const row = rows.find((one) => one.id === id);
  return row === undefined ? current : { row, details: null };
}
