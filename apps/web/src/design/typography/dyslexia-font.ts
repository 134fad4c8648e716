// Fetched by those alone who chose it. Italics are slanted by the browser.
import '@fontsource/opendyslexic/400.css';
import '@fontsource/opendyslexic/700.css';
