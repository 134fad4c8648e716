export { HostAnnouncement } from './host-announcement.tsx';
export { movesOf } from './moves.ts';
export { NowPanel } from './now-panel.tsx';
export { ReportDownload } from './report-download.tsx';
export { ReportResults } from './report-results.tsx';
