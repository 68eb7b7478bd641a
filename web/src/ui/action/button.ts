import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';

/** Mantine's button with its styles. `variant`: filled (the next step, once a screen), light, default, subtle. */
export { Button } from '@mantine/core';
