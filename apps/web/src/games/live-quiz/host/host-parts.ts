export { HostAnnouncement } from './host-announcement.tsx';
export { NowPanel } from './now-panel.tsx';
export { ReportDownload } from './report-download.tsx';
export { ReportResults } from './report-results.tsx';
