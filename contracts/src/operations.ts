import { assessmentOperation } from './assessment.ts';
import { contactOperation } from './contact.ts';
import {
  bookDemoOperation,
  cancelBookingOperation,
  demoSlotsOperation,
  moveBookingOperation,
  showBookingOperation,
} from './demo.ts';
import { ruleOperation, rulesOperation } from './law.ts';
import { licenceCostOperation } from './licence-cost.ts';
import { minimumSalaryOperation } from './minimum-salary.ts';
import { confirmSubscriptionOperation, subscribeOperation, unsubscribeOperation } from './newsletter.ts';
import { occupationOperation } from './occupation.ts';
import type { AnyOperation } from './operation.ts';
import { payPeriodsOperation } from './pay-periods.ts';
import { pricingOperation } from './pricing-enquiry.ts';
import { salaryDetailsOperation } from './salary-details.ts';
import { searchSalariesOperation } from './salary-search.ts';
import { skillsChargeOperation } from './skills-charge.ts';
import { sponsorshipCostOperation } from './sponsorship-cost.ts';
import { universityOperation } from './university-registration.ts';

/** Every operation of the API, in the order the documentation shows them. */
export const operations: readonly AnyOperation[] = [
  licenceCostOperation,
  skillsChargeOperation,
  sponsorshipCostOperation,
  minimumSalaryOperation,
  payPeriodsOperation,
  searchSalariesOperation,
  salaryDetailsOperation,
  occupationOperation,
  assessmentOperation,
  contactOperation,
  pricingOperation,
  universityOperation,
  demoSlotsOperation,
  bookDemoOperation,
  showBookingOperation,
  moveBookingOperation,
  cancelBookingOperation,
  subscribeOperation,
  confirmSubscriptionOperation,
  unsubscribeOperation,
  rulesOperation,
  ruleOperation,
];
