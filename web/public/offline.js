// On the page that stands for another one without a connection: opens that one once there is a connection.
addEventListener('online', () => location.reload());
document.getElementById('again').href = location.pathname + location.search;
const time = new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
document.getElementById('tried').textContent = `Last tried at ${time}.`;
