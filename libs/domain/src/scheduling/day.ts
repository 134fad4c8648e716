const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar day an answer counts for, as 'YYYY-MM-DD': the day in the schedule's time zone, beginning at the day
 * boundary (hours after midnight), so that an answer at one in the morning still belongs to the evening before.
 */
export function localDay(at: number, timeZone: string, dayBoundaryHours = 4): string {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(at - dayBoundaryHours * 3_600_000);
}
