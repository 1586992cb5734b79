import type { Module } from '../../platform/module.ts';
import { certificatesTables } from './certificates.tables.ts';

export function certificatesModule(): Module {
  return { tables: certificatesTables, service: {} };
}
