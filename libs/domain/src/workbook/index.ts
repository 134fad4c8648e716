export {
  columnName,
  inXml,
  sheetNames,
  sheetPart,
  sheetXmlOf,
  workbookParts,
  type XlsxCell,
  type XlsxSheet,
} from './workbook.ts';
